import { PrecacheController } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;

const prefix = 'app-';
const cacheName = prefix + __BUILD_ID__;
// One cache per build: a new build is complete before it replaces the old one, and tabs of the old one keep their files.
const precache = new PrecacheController({ cacheName });

/**
 * Says which files this build has. At every start of the worker, not only when it is installed: the browser ends a
 * worker that has nothing to do, and starts it again without installing it.
 */
export const listBuild = (entries: (string | PrecacheEntry)[]) => precache.addToCacheList(entries);

/**
 * Fetches every file of this build. Each is checked against its hash from the build, so that the page of a captive
 * portal never becomes part of the app; one that is missing or differs fails the install, and the old version stays.
 */
export const installBuild = (event: ExtendableEvent) => precache.install(event);

/** A file of this build, or of an earlier one whose tab is still open; undefined when neither has it or the store fails. */
export async function fileOfBuild(path: string): Promise<Response | undefined> {
  try {
    const key = precache.getCacheKeyForURL(path);
    const cache = await caches.open(cacheName);
    return (key ? await cache.match(key) : undefined) ?? (await fileOfEarlierBuild(path));
  } catch {
    return undefined; // a broken store must not keep the page from the network
  }
}

// Names of assets are hashes of their content, so any build's file of that name is the right one.
const fileOfEarlierBuild = (path: string) =>
  path.startsWith('/assets/') ? caches.match(path, { ignoreSearch: true }) : undefined;

/** Deletes the files of earlier builds once no page but the caller is open: an older tab may still ask for them. */
export async function dropForgottenBuilds(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((name) => caches.delete(name)),
  );
}
