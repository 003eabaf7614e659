import { databaseVersion, type FieldDatabase } from './database.ts';
import { isStoreFull } from './is-store-full.ts';

/**
 * Writes form data, and once more after what can be mended. When the store is full, the pictures of the models give way
 * first: they can be fetched again, what somebody made cannot. Where the browser has dropped the connection in the
 * background, as iPhones do, the store is opened anew.
 */
export async function withRoom<T>(database: FieldDatabase, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isStoreFull(error)) await database.kept.where('id').startsWith('picture/').delete();
    else if (isConnectionLost(error)) await reopen(database);
    else throw error;
    return write();
  }
}

async function reopen(database: FieldDatabase): Promise<void> {
  database.close({ disableAutoOpen: false });
  await database.open();
  // A newer build may have changed the tables meanwhile: that store is read, never written.
  if (database.versionOnDisk <= databaseVersion) return;
  database.close();
  throw new DOMException('the store was written by a newer build', 'VersionError');
}

const isConnectionLost = (error: unknown) =>
  /^(InvalidState|Unknown|DatabaseClosed|Abort)/.test((error as { name?: string }).name ?? '');
