import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Counts the changes to what packs are made of, so that every instance notices them. */
const packRevision = 'packRevision';
/** Set where the database was filled with demo data. */
const demo = 'demo';
/** Signs the access tokens of all instances. */
const sessionKey = 'sessionKey';
/** The last step of the tables after which derived columns were filled. */
const filledStep = 'filledStep';
/** The password of the demo sign-ins, made at the first start. */
const demoPassword = 'demoPassword';

export async function readPackRevision(db: Kysely<Tables>): Promise<string> {
  return (await factOf(db, packRevision)) ?? '0';
}

/** To be called in the transaction that changes a model, a checklist or a label key. */
export async function raisePackRevision(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('installation')
    .values({ name: packRevision, value: '1' })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql`cast(cast(installation.value as integer) + 1 as text)` }),
    )
    .execute();
}

export async function hasDemoData(db: Kysely<Tables>): Promise<boolean> {
  return (await factOf(db, demo)) !== undefined;
}

/** True for the one transaction, over all instances, that is to write the demo data. */
export async function claimDemoData(db: Kysely<Tables>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('installation')
    .values({ name: demo, value: 'yes' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The key of the access tokens: made once over all instances, 32 bytes. */
export async function ensureSessionKey(db: Kysely<Tables>): Promise<Uint8Array> {
  return Buffer.from(await ensureFact(db, sessionKey, randomBytes(32).toString('base64url')), 'base64url');
}

/** The password of the demo sign-ins: the one of the first start, for ever. */
export const ensureDemoPassword = (db: Kysely<Tables>, proposal: string) => ensureFact(db, demoPassword, proposal);

/** After which step of the tables what today's rules write beside rows was filled in; undefined where nobody noted it. */
export const readFilledStep = (db: Kysely<Tables>) => factOf(db, filledStep);

export async function writeFilledStep(db: Kysely<Tables>, value: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ name: filledStep, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

async function ensureFact(db: Kysely<Tables>, name: string, proposal: string): Promise<string> {
  await db
    .insertInto('installation')
    .values({ name, value: proposal })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await factOf(db, name))!;
}

async function factOf(db: Kysely<Tables>, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}
