import { deliverWaiting, type Delivery } from './deliver-waiting.ts';
import type { Turn } from './which-turn.ts';

/** Whoever is signed in on this page. `token` answers one that is good now, or undefined without a session. */
export type SignedIn = { userId: string; token: () => Promise<string | undefined> };

type OwnTurn = { person: SignedIn; turn: Turn };

/**
 * Sends what a person made signed in, under their own session: only a page that has it can. Nothing is asked of the
 * session while nothing is due under it.
 */
export async function deliverSignedIn(delivery: Delivery, { person, turn }: OwnTurn): Promise<void> {
  const { outbox, sender } = delivery;
  const { userId: whose } = person;
  const dueAt = await outbox.nextDueAt(whose, turn);
  const isWoken = turn === 'reachable' || turn === 'everything';
  if (dueAt === null || (dueAt > sender.now() && !isWoken)) return;
  const token = await person.token();
  if (token === undefined) return outbox.postpone(whose);
  const asPerson = { ...sender, post: (body: string) => sender.post(body, token) };
  await deliverWaiting({ ...delivery, whose, sender: asPerson }, turn);
}
