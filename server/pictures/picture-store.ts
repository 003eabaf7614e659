import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

export type Picture = { contentType: string; bytes: Buffer };

/** The picture behind an id; what is behind one never changes, a new picture gets a new id. */
export async function readPicture(db: Kysely<Tables>, id: string): Promise<Picture | undefined> {
  const row = await db.selectFrom('picture').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { contentType: row.contentType, bytes: Buffer.from(row.contentBase64, 'base64') };
}
