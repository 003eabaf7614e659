import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';

const mostTries = 10;
const window = 15 * 60_000; // milliseconds in which they count together
const lock = 15 * 60_000; // milliseconds nobody signs in with this address

/** An address is counted whether it is known here or not, so that the lock tells nothing about it. */
const keyOf = (email: string) => createHash('sha256').update(email).digest('hex');

/**
 * Takes one of the ten tries of an address before its password is looked at, so that many at once do not get more.
 * Answers false while the address is locked.
 */
export function takeLoginTry({ db }: Database, email: string, now: number): Promise<boolean> {
  const at = new Date(now).toISOString();
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('loginFailure')
      .values({ emailHash: keyOf(email), failures: 0, since: at, lockedUntil: null })
      .onConflict((conflict) => conflict.column('emailHash').doNothing())
      .execute();
    // The update makes two tries at once wait for each other.
    const row = await transaction
      .updateTable('loginFailure')
      .set((column) => ({ failures: column('failures', '+', 1) }))
      .where('emailHash', '=', keyOf(email))
      .returningAll()
      .executeTakeFirstOrThrow();
    if (row.lockedUntil !== null && row.lockedUntil > at) return false;
    const isOver = row.lockedUntil !== null || Date.parse(row.since) <= now - window;
    const failures = isOver ? 1 : row.failures;
    const lockedUntil = failures >= mostTries ? new Date(now + lock).toISOString() : null;
    await transaction
      .updateTable('loginFailure')
      .set({ failures, since: isOver ? at : row.since, lockedUntil })
      .where('emailHash', '=', keyOf(email))
      .execute();
    return true;
  });
}

/** The right password came: what was wrong before is forgotten, and the try that was taken too. */
export async function forgetLoginFailures(db: Kysely<Tables>, email: string): Promise<void> {
  await db.deleteFrom('loginFailure').where('emailHash', '=', keyOf(email)).execute();
}
