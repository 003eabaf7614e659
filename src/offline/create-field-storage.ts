import { createKeptChecklists } from './kept-checklists.ts';
import type { CheckedStorage } from './checked-storage.ts';
import type { FieldDatabase } from './database.ts';
import { createDrafts } from './drafts.ts';
import type { FieldStorage } from './field-storage.ts';
import { inTime } from './in-time.ts';
import { lateWatched } from './late-watched.ts';

export type FieldStorageParts = { database: FieldDatabase; load: () => Promise<CheckedStorage> };

/**
 * What the field pages keep on the phone, over one open database. What the first answer needs is here; the rest, with
 * the weight of the schemas, is loaded behind it.
 */
export function createFieldStorage({ database, load }: FieldStorageParts): FieldStorage {
  const drafts = createDrafts(database);
  return {
    drafts: {
      read: (id) => inTime(drafts.read(id)),
      discard: (id) => inTime(drafts.discard(id)),
      // The first try needs no code that arrives late.
      save: (draft) => drafts.save(draft).catch(async () => (await load()).saveDraft(draft)),
    },
    submit: async (made) => (await load()).submit(made),
    deliver: async (turn) => (await load()).deliver(turn),
    unsent: async () => (await load()).unsent,
    nextDueAt: async (turn) => (await load()).nextDueAt(turn),
    work: lateWatched(async () => (await load()).work),
    photos: async () => (await load()).photos,
    pack: {
      read: async () => (await load()).pack.read(),
      refresh: async () => (await load()).pack.refresh(),
      checklistOf: async (draft) => (await load()).pack.checklistOf(draft),
      picture: async (picture) => (await load()).pack.picture(picture),
      keepChecklist: createKeptChecklists(database).keep,
    },
    remembered: async () => (await load()).remembered,
  };
}
