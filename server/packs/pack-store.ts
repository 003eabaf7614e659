import type { Kysely } from 'kysely';
import { packSchema, type Pack } from '../../src/contract/pack.ts';
import { readCurrentChecklists } from '../checklists/checklist-store.ts';
import type { Tables } from '../database/tables.ts';
import { readLabelKeys } from '../label-keys/label-key-store.ts';

/** Raised when the notice on /privacy-policy changes: a submission says which one its sender saw. */
export const privacyNoticeVersion = '2026-11';

/** All that phones may know: released models, published checklists, label keys, our hosts. */
export async function readWholePack(db: Kysely<Tables>, hosts: string[]): Promise<Pack> {
  const models = await db
    .selectFrom('deviceModel')
    .selectAll()
    .where('status', '!=', 'draft')
    .orderBy('modelNo')
    .execute();
  return packSchema.parse({
    models: models.map((model) => ({
      modelNo: model.modelNo,
      designation: model.designation,
      typeCode: model.typeCode ?? undefined,
      kind: JSON.parse(model.kindJson),
      manufacturerName: model.manufacturerName,
      udiDi: model.udiDi ?? undefined,
      serialPattern: model.serialPattern ?? undefined,
      picture: model.picture ?? undefined,
      status: model.status,
    })),
    checklists: await readCurrentChecklists(db),
    labelKeys: await readLabelKeys(db),
    hosts,
    privacyNoticeVersion,
  });
}
