import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { isSince, isWithin } from '../times-past.ts';
import { isPassword } from './passwords.ts';

const mostTries = 10;
const window = 15 * 60_000; // milliseconds in which they count together
const lock = 15 * 60_000; // milliseconds nobody signs in with this address

/** An address is counted whether it is known here or not, so that the lock tells nothing about it. */
const keyOf = (email: string) => createHash('sha256').update(email).digest('hex');

type Try = {
  email: string;
  password: string;
  /** Null where nobody is known by the address. */ kept: string | null;
  now: number;
};

/**
 * Whether a password is the right one, as one of the ten tries of an address; false while the address is locked. A try
 * that nobody could look at is given back.
 */
export async function tryPassword(database: Database, { email, password, kept, now }: Try): Promise<boolean> {
  const mayTry = await takeLoginTry(database, email, now);
  try {
    const isRight = await isPassword(password, kept);
    return mayTry && isRight;
  } catch (error) {
    if (mayTry) await giveBackTry(database.db, email);
    throw error;
  }
}

/** Takes a try before its password is looked at, so that many at once do not get more. */
function takeLoginTry({ db }: Database, email: string, now: number): Promise<boolean> {
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
    // A time beyond what this clock can have set is of a clock that had jumped ahead, and counts as none.
    const isLocked = row.lockedUntil !== null && isWithin(row.lockedUntil, now, lock);
    if (isLocked) return false;
    const isOver = row.lockedUntil !== null || !isSince(row.since, now, window);
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

async function giveBackTry(db: Kysely<Tables>, email: string): Promise<void> {
  await db
    .updateTable('loginFailure')
    .set((column) => ({ failures: column('failures', '-', 1), lockedUntil: null }))
    .where('emailHash', '=', keyOf(email))
    .where('failures', '>', 0)
    .execute();
}

/** The right password came: what was wrong before is forgotten, and the try that was taken too. */
export async function forgetLoginFailures(db: Kysely<Tables>, email: string): Promise<void> {
  await db.deleteFrom('loginFailure').where('emailHash', '=', keyOf(email)).execute();
}
