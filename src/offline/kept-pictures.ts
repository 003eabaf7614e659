import { fetchPicture } from '../api/fetch-picture.ts';
import { fieldEndpoints } from '../contract/field-endpoints.ts';
import type { Pack } from '../contract/pack.ts';
import type { FieldDatabase } from './database.ts';
import { inTime } from './in-time.ts';

const prefix = 'picture/';

/** Pictures of the models of the pack, as bytes beside it: the worker keeps no answers of the API. */
export function createKeptPictures({ kept }: FieldDatabase) {
  const isKept = async (id: string) => (await kept.where('id').equals(id).count()) > 0;
  return {
    /** From this phone, else from the server; null when neither has it. */
    async read(picture: string): Promise<Blob | null> {
      const row = await inTime(kept.get(prefix + picture)).catch(() => undefined);
      if (row?.bytes instanceof ArrayBuffer && typeof row.contentType === 'string')
        return new Blob([row.bytes], { type: row.contentType });
      return fetchPicture(addressOf(picture));
    },

    /** Fetches the pictures that are not here yet, and drops those no model has any more. */
    async follow({ models }: Pack): Promise<void> {
      const named = models.flatMap(({ picture }) => (picture === undefined ? [] : [picture]));
      const wanted = new Set(named.map((picture) => prefix + picture));
      await kept
        .where('id')
        .startsWith(prefix)
        .filter(({ id }) => !wanted.has(id))
        .delete();
      for (const picture of named) {
        if (await isKept(prefix + picture)) continue;
        const blob = await fetchPicture(addressOf(picture));
        if (!blob) return; // the network went away: the next start goes on
        await kept.put({ id: prefix + picture, bytes: await blob.arrayBuffer(), contentType: blob.type });
      }
    },
  };
}

const addressOf = (picture: string) => fieldEndpoints.readPicture.path.replace('{picture}', picture);
