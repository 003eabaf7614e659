import type { PrecacheEntry } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;

// One cache for all builds: a new build seldom brings a new decoder. Manuals keep their names, so the hash is in the key.
const cacheName = 'later';
type LaterFile = { path: string; integrity: string | undefined };
let files: LaterFile[] = [];
const keyOf = ({ path, integrity = '' }: LaterFile) => `${path}?${encodeURIComponent(integrity)}`;

/** Says which files of this build come later. At every start of the worker, like `listBuild`. */
export function listLaterFiles(entries: PrecacheEntry[]): void {
  files = entries.map(({ url, integrity }) => ({ path: `/${url}`, integrity }));
}

/** Fetches what is not here yet; what does not arrive, or is not as it was built, is asked for at the next start. */
export async function keepLaterFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const file of files) {
    const { path, integrity } = file;
    if (await cache.match(keyOf(file))) continue;
    const answer = await fetch(path, integrity === undefined ? {} : { integrity }).catch(() => undefined);
    if (answer?.ok) await cache.put(keyOf(file), answer);
  }
  await dropEarlierFiles(cache);
}

/** Such a file of this build, if it has arrived. */
export async function laterFile(path: string): Promise<Response | undefined> {
  const file = files.find((each) => each.path === path);
  if (!file) return undefined;
  return caches.open(cacheName).then(
    (cache) => cache.match(keyOf(file)),
    () => undefined,
  );
}

/** Those of earlier builds go once no page but the caller is open. */
async function dropEarlierFiles(cache: Cache): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return;
  const wanted = new Set(files.map((file) => new URL(keyOf(file), self.location.origin).href));
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}
