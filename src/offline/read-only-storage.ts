import type { FieldStorage } from './field-storage.ts';
import type { UnsentWork } from './unsent-work.ts';

/** A newer build wrote this database. Its rows are shown and exported; a write could break what the newer build relies on. */
export function readOnlyStorage(storage: FieldStorage): FieldStorage {
  const refuse = () => Promise.reject(new DOMException('written by a newer version of the app', 'VersionError'));
  return {
    ...storage,
    drafts: { ...storage.drafts, save: refuse, discard: refuse },
    submit: refuse,
    deliver: refuse,
    unsent: async () => readOnlyWork(await storage.unsent(), refuse),
    photos: refuse,
    pack: { ...storage.pack, refresh: () => Promise.resolve(null), keepChecklist: refuse },
    remembered: refuse,
  };
}

function readOnlyWork(work: UnsentWork, refuse: () => Promise<never>): UnsentWork {
  const refused = Object.fromEntries(Object.keys(work).map((name) => [name, refuse])) as unknown as UnsentWork;
  return { ...refused, exportWork: work.exportWork };
}
