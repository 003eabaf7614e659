import { createKeptChecklists } from './kept-checklists.ts';
import type { CheckedStorage } from './checked-storage.ts';
import type { FieldDatabase } from './database.ts';
import { createDrafts } from './drafts.ts';
import type { FieldStorage } from './field-storage.ts';
import { createRememberedPerformer } from './remembered-performer.ts';
import { watched } from './watched.ts';

export type FieldStorageParts = { database: FieldDatabase; now: () => number; load: () => Promise<CheckedStorage> };

/**
 * What the field pages keep on the phone, over one open database. What the first answer needs is here; the rest, with
 * the weight of the schemas, is loaded behind it.
 */
export function createFieldStorage({ database, now, load }: FieldStorageParts): FieldStorage {
  const drafts = createDrafts(database);
  return {
    drafts,
    submit: async (made) => (await load()).submit(made),
    deliver: async () => (await load()).deliver(),
    retry: async (id) => (await load()).retry(id),
    discardUnsent: async (id) => (await load()).discardUnsent(id),
    nextDueAt: async () => (await load()).nextDueAt(),
    work: watched(async () => {
      const { readWork } = await load();
      return async () => ({ drafts: await drafts.list(), ...(await readWork()) });
    }),
    readReceived: async (id) => (await load()).readReceived(id),
    pack: {
      read: async () => (await load()).pack.read(),
      refresh: async () => (await load()).pack.refresh(),
      checklistOf: async (draft) => (await load()).pack.checklistOf(draft),
      keepChecklist: createKeptChecklists(database).keep,
    },
    performer: createRememberedPerformer(database, now),
  };
}

/** A newer build wrote this database. Its rows are shown; a write could break what the newer build relies on. */
export function readOnly(storage: FieldStorage): FieldStorage {
  const refuse = () => Promise.reject(new DOMException('written by a newer version of the app', 'VersionError'));
  return {
    ...storage,
    drafts: { ...storage.drafts, save: refuse, discard: refuse },
    submit: refuse,
    deliver: refuse,
    retry: refuse,
    discardUnsent: refuse,
    pack: { ...storage.pack, refresh: () => Promise.resolve(null), keepChecklist: refuse },
    performer: { ...storage.performer, keep: refuse, forget: refuse },
  };
}
