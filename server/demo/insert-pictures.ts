import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { insertRows } from './insert-rows.ts';

/** The drawings in `pictures/`. After a change of one, `tests/tools/draw-pictures.ts` makes the WebP again. */
export type Drawing =
  | 'aed'
  | 'electrosurgical-unit'
  | 'examination-lamp'
  | 'infusion-pump'
  | 'oxygen-concentrator'
  | 'patient-monitor'
  | 'suction-unit'
  | 'syringe-pump';

/** The id of a drawing: as long as the random ones, but always the same. */
export const demoPicture = (drawing: Drawing) =>
  hash('sha256', `demo picture ${drawing}`, 'buffer').subarray(0, 16).toString('base64url');

export async function insertPictures(db: Kysely<Tables>, drawings: readonly Drawing[]): Promise<void> {
  const rows = drawings.map((drawing) => ({
    id: demoPicture(drawing),
    contentType: 'image/webp',
    contentBase64: readFileSync(new URL(`pictures/${drawing}.webp`, import.meta.url), 'base64'),
  }));
  await insertRows(db, 'picture', rows);
}
