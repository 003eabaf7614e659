import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { NewEvent } from '../history/event-store.ts';
import { setModel, type StoredModel } from './model-store.ts';

type Step = {
  before: StoredModel;
  picture: { id: string; bytes: Buffer } | null;
  actor: NewEvent['actor'];
  customerId: string;
  now: number;
};

/** Puts another picture in place of a model's, or none. The old one goes, unless another model shows it too. */
export function changePicture(db: Kysely<Tables>, { before, picture, ...by }: Step): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (picture)
      await transaction
        .insertInto('picture')
        .values({ id: picture.id, contentType: 'image/webp', contentBase64: picture.bytes.toString('base64') })
        .execute();
    const columns = { picture: picture?.id ?? null };
    const changes = [{ field: 'picture', from: before.picture, to: columns.picture }];
    const action = picture ? 'pictureChanged' : 'pictureRemoved';
    if (!(await setModel(transaction, { ...by, before, action, columns, changes }))) return false;
    const others = transaction.selectFrom('deviceModel').select('picture').where('picture', '=', before.picture);
    if (before.picture !== null)
      await transaction
        .deleteFrom('picture')
        .where('id', '=', before.picture)
        .where(({ not, exists }) => not(exists(others)))
        .execute();
    return true;
  });
}
