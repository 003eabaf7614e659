import { PrecacheController } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;

const prefix = 'app-';
const cacheName = prefix + __BUILD_ID__;
// One cache per build: a new build is complete before it replaces the old one, and tabs of the old one keep their files.
// One controller asks for one file after the other: some hundred round trips, half a minute on a slow network in which
// somebody walks down to the cellar. Each of these takes its share of the files.
const lanes = Array.from({ length: 6 }, () => new PrecacheController({ cacheName }));

/**
 * Says which files this build has. At every start of the worker, not only when it is installed: the browser ends a
 * worker that has nothing to do, and starts it again without installing it.
 */
export function listBuild(entries: (string | PrecacheEntry)[]): void {
  for (const [at, lane] of lanes.entries())
    lane.addToCacheList(entries.filter((_, place) => place % lanes.length === at));
}

/**
 * Fetches every file of this build. Each is checked against its hash from the build, so that the page of a captive
 * portal never becomes part of the app; one that is missing or differs fails the install, and the old version stays.
 */
export const installBuild = (event: ExtendableEvent) => Promise.all(lanes.map((lane) => lane.install(event)));

/** A file of this build, or of an earlier one whose tab is still open; undefined when neither has it or the store fails. */
export async function fileOfBuild(path: string): Promise<Response | undefined> {
  try {
    const key = lanes.map((lane) => lane.getCacheKeyForURL(path)).find((each) => each !== undefined);
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
