import type { FieldStorage } from './field-storage.ts';

/** A newer build wrote this database. Its rows are shown; a write could break what the newer build relies on. */
export function readOnlyStorage(storage: FieldStorage): FieldStorage {
  const refuse = () => Promise.reject(new DOMException('written by a newer version of the app', 'VersionError'));
  return {
    ...storage,
    drafts: { ...storage.drafts, save: refuse, discard: refuse },
    submit: refuse,
    deliver: refuse,
    unsent: refuse,
    photos: refuse,
    pack: { ...storage.pack, refresh: () => Promise.resolve(null), keepChecklist: refuse },
    remembered: refuse,
  };
}
