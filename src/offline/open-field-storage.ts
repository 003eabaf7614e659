import { createFieldStorage } from './create-field-storage.ts';
import { databaseVersion, FieldDatabase } from './database.ts';
import type { StorageOpening } from './field-storage.ts';
import { inTime } from './in-time.ts';

let opening: Promise<StorageOpening> | undefined;

/** Opens the store of this phone once; page and worker each have one. Answers in seconds, whatever the store does. */
export function openFieldStorage(): Promise<StorageOpening> {
  opening ??= openInTime();
  return opening;
}

async function openInTime(): Promise<StorageOpening> {
  const later = open();
  // From then on it is open for whoever asks.
  void later.then(() => (opening = later));
  return inTime(later).catch(() => ({ kind: 'broken', reason: 'silent', later }));
}

async function open(): Promise<StorageOpening> {
  if (!globalThis.indexedDB) return { kind: 'broken', reason: 'missing' };
  const database = new FieldDatabase();
  // A frozen tab of an older build cannot let go: opening would wait for it, and the page with it.
  const blocked = new Promise<'blocked'>((resolve) => database.on('blocked', () => resolve('blocked')));
  const opened = database.open().then(
    () => null,
    () => 'failed' as const,
  );
  const reason = await Promise.race([opened, blocked]);
  if (reason) {
    database.close();
    return { kind: 'broken', reason };
  }
  const load = once(async () => (await import('./open-checked-storage.ts')).openCheckedStorage(database));
  const storage = createFieldStorage({ database, load });
  if (database.versionOnDisk <= databaseVersion) return { kind: 'open', storage };
  const { readOnlyStorage } = await import('./read-only-storage.ts');
  return { kind: 'newer', storage: readOnlyStorage(storage) };
}

/** Asks once, and again after a failure: code may be missing while the network is away. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () =>
    (asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    }));
}
