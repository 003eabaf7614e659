import { deliverWaiting, type Delivery } from './deliver-waiting.ts';

/** Whoever is signed in on this page. `token` answers one that is good now, or undefined without a session. */
export type SignedIn = { userId: string; token: () => Promise<string | undefined> };

type Turn = { person: SignedIn; what: 'due' | 'everything' };

/**
 * Sends what a person made signed in, under their own session: only a page that has it can. Nothing is asked of the
 * session while nothing waits for it.
 */
export async function deliverSignedIn(delivery: Delivery, { person, what }: Turn): Promise<void> {
  const { outbox, sender } = delivery;
  const { userId: whose } = person;
  if ((await outbox.nextDueAt(whose)) === null) return;
  const token = await person.token();
  if (token === undefined) return outbox.postpone(whose);
  const asPerson = { ...sender, post: (body: string) => sender.post(body, token) };
  await deliverWaiting({ ...delivery, whose, sender: asPerson }, what);
}
