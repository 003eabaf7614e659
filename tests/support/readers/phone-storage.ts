import { expect, type Page } from 'playwright/test';

export type StoredItem = { id: string; status?: string; attempts?: number; lastReason?: string };

/** The rows of a table as they lie on the disk of the phone. */
export function storedRows(
  page: Page,
  table: 'drafts' | 'outbox' | 'received' | 'kept' | 'photos' | 'photoBytes',
): Promise<StoredItem[]> {
  return page.evaluate(async (name) => {
    // Opening a database that is not there would make an empty one, in the way of the real one.
    const isThere = (await indexedDB.databases()).some((database) => database.name === 'field');
    if (!isThere) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('field');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error!));
    });
    try {
      return await new Promise<StoredItem[]>((resolve, reject) => {
        const reading = database.transaction(name).objectStore(name).getAll();
        reading.addEventListener('success', () => resolve(reading.result as StoredItem[]));
        reading.addEventListener('error', () => reject(reading.error!));
      });
    } finally {
      database.close();
    }
  }, table);
}

/** One visit with network, long enough for the app and the checklists to be on the phone. */
export async function visitOnce(page: Page): Promise<void> {
  await page.goto('/qr/function-check');
  await isReadyForOffline(page);
}

/** Waits until the worker keeps the app and the phone has the checklists. */
export async function isReadyForOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect
    .poll(async () => (await storedRows(page, 'kept')).map(({ id }) => id), { intervals: [50] })
    .toContain('pack');
}

/** Waits until the decoder of the scanner is on the phone as well: it comes after the installation. */
export const hasDecoder = (page: Page): Promise<void> => hasLaterFiles(page, /\.wasm\?/, 1);

/** Waits until that many of the files that come after the installation are on the phone. */
export async function hasLaterFiles(page: Page, named: RegExp, count: number): Promise<void> {
  const kept = () => page.evaluate(async () => (await (await caches.open('later')).keys()).map(({ url }) => url));
  await expect.poll(async () => (await kept()).filter((url) => named.test(url)).length).toBe(count);
}
