import type { PrecacheEntry } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;

// One cache for all builds: the name of a file is a hash of its content, and a new build seldom brings a new decoder.
const cacheName = 'later';
let files: { path: string; integrity: string | undefined }[] = [];

/** Says which files of this build come later. At every start of the worker, like `listBuild`. */
export function listLaterFiles(entries: PrecacheEntry[]): void {
  files = entries.map(({ url, integrity }) => ({ path: `/${url}`, integrity }));
}

/** Fetches what is not here yet; what does not arrive, or is not as it was built, is asked for at the next start. */
export async function keepLaterFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const { path, integrity } of files) {
    if (await cache.match(path)) continue;
    const answer = await fetch(path, integrity === undefined ? {} : { integrity }).catch(() => undefined);
    if (answer?.ok) await cache.put(path, answer);
  }
  await dropEarlierFiles(cache);
}

/** Those of earlier builds go once no page but the caller is open. */
async function dropEarlierFiles(cache: Cache): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return;
  for (const { url } of await cache.keys())
    if (!files.some(({ path }) => path === new URL(url).pathname)) await cache.delete(url);
}
