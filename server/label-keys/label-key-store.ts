import type { Kysely } from 'kysely';
import type { LabelKey } from '../../src/contract/pack.ts';
import type { Database } from '../database/connect.ts';
import { raisePackRevision } from '../database/installation.ts';
import type { Tables } from '../database/tables.ts';
import { StartUpError } from '../start-up-error.ts';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const highestKeyId = 255; // one byte in the label

export type SigningKey = { keyId: number; privateKey: CryptoKey };

/** The public halves of all keys, newest first. */
export async function readLabelKeys(db: Kysely<Tables>): Promise<LabelKey[]> {
  return db.selectFrom('labelKey').select(['keyId', 'publicKey']).orderBy('keyId', 'desc').execute();
}

/** The key that new labels are signed with. */
export async function readSigningKey(db: Kysely<Tables>): Promise<SigningKey> {
  const row = await db.selectFrom('labelKey').selectAll().where('state', '=', 'signing').executeTakeFirst();
  if (!row?.privateJwkJson) throw new StartUpError(keyIsMissing);
  const jwk = JSON.parse(row.privateJwkJson) as JsonWebKey;
  return { keyId: row.keyId, privateKey: await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['sign']) };
}

const keyIsMissing =
  'This database has labels but not the key they were signed with, so no label could be printed or trusted. ' +
  'Restore a backup that holds the label keys.';

/** Makes the first key of an installation. A database that has labels but no key was restored wrongly: that must not pass in silence. */
export async function ensureLabelKey({ db }: Database, now: number): Promise<void> {
  const signing = await db
    .selectFrom('labelKey')
    .select('privateJwkJson')
    .where('state', '=', 'signing')
    .executeTakeFirst();
  if (signing?.privateJwkJson) return;
  const label = await db.selectFrom('label').select('id').limit(1).executeTakeFirst();
  if (signing || label) throw new StartUpError(keyIsMissing);
  const first = await newKeyRow(1, now);
  // Two instances may come here at once: the key that was written first is the key.
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('labelKey')
      .values(first)
      .onConflict((conflict) => conflict.column('keyId').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) await raisePackRevision(transaction);
  });
}

/** Signs from now on with a new key. Labels of the old ones stay valid; their private halves are forgotten. */
export async function rotateLabelKeys({ db }: Database, now: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { last } = await transaction
      .selectFrom('labelKey')
      .select(({ fn }) => fn.max('keyId').as('last'))
      .executeTakeFirstOrThrow();
    const keyId = (last ?? 0) + 1;
    if (keyId > highestKeyId)
      throw new StartUpError('All 255 label keys are used up. Labels hold the number of their key in one byte.');
    await transaction.updateTable('labelKey').set({ state: 'verifying', privateJwkJson: null }).execute();
    await transaction
      .insertInto('labelKey')
      .values(await newKeyRow(keyId, now))
      .execute();
    await raisePackRevision(transaction);
    return keyId;
  });
}

async function newKeyRow(keyId: number, now: number) {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const raw = Buffer.from(await crypto.subtle.exportKey('raw', publicKey));
  return {
    keyId,
    privateJwkJson: JSON.stringify(await crypto.subtle.exportKey('jwk', privateKey)),
    publicKey: raw.toString('base64url'),
    state: 'signing' as const,
    createdAt: new Date(now).toISOString(),
  };
}
