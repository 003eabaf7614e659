import type { FieldDatabase } from './database.ts';
import { isStoreFull } from './is-store-full.ts';

/**
 * Writes form data. When the store is full, the pictures of the models give way first: they can be fetched again, what
 * somebody made cannot.
 */
export async function withRoom<T>({ kept }: FieldDatabase, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isStoreFull(error)) throw error;
    await kept.where('id').startsWith('picture/').delete();
    return write();
  }
}
