import type { Page } from 'playwright/test';

/**
 * Everything this browser keeps, as one text: local and session storage, every cache, and every database but `field`,
 * where unsent work stays whoever is signed in.
 */
export function keptInBrowser(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        parts.push(request.url);
        if (!/\.(js|css|wasm|png|svg)\b/.test(request.url)) parts.push(await (await cache.match(request))!.text());
      }
    }
    for (const { name } of await indexedDB.databases()) if (name !== 'field') parts.push(await rowsOf(name!));
    return parts.join('\n');

    function rowsOf(name: string): Promise<string> {
      return new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(new Error(`database ${name} cannot be read`)));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const stores = [...database.objectStoreNames];
          if (stores.length === 0) return resolve(name);
          const reading = database.transaction(stores);
          const asked = stores.map((store) => reading.objectStore(store).getAll());
          reading.addEventListener('complete', () => {
            database.close();
            resolve(JSON.stringify([name, asked.map(({ result }) => result as unknown)]));
          });
        });
      });
    }
  });
}
