import type { FieldDatabase } from '../database.ts';
import { inTime } from '../in-time.ts';
import { deliverWaiting, type Delivery } from './deliver-waiting.ts';
import { performerIdOf } from './outbox-row.ts';

type SignedOut = {
  database: FieldDatabase;
  delivery: Delivery;
  now: () => number;
  /** The account of whoever is signed in here: what they made goes under their session. */
  here: string | undefined;
};

const id = 'askedSignedOut';
const anHour = 3_600_000; // milliseconds

/**
 * Asks the server, without a session, about what people made signed in who are not here: an account may be closed, which
 * nobody learns by waiting for its sign-in, and a check whose answer got lost gets its receipt. Once an hour at most, and
 * only what has waited as long: with the try it is no longer certain that it never left this phone.
 */
export async function deliverSignedOut({ database, delivery, now, here }: SignedOut): Promise<void> {
  const isAnHourAgo = (at: number) => Math.abs(now() - at) >= anHour; // a clock that was set back holds nothing up
  const waiting = (await delivery.outbox.readAll()).filter(
    ({ status, queuedAt }) => status === 'waitsForSignIn' && isAnHourAgo(queuedAt),
  );
  const authors = new Set(waiting.map(performerIdOf).filter((author) => author !== null && author !== here));
  if (authors.size === 0) return;
  const asked = (await inTime(database.kept.get(id))) as { at?: unknown } | undefined;
  if (typeof asked?.at === 'number' && !isAnHourAgo(asked.at)) return;
  await inTime(database.kept.put({ id, at: now() }));
  for (const whose of authors) if (whose !== null) await deliverWaiting({ ...delivery, whose });
  await deliverWaiting(delivery); // corrections that waited for what has just been answered
}
