/**
 * What /service-worker.js is while PORTAL_WORKER is off: a worker that takes itself, and every cache, away and shows
 * the open pages again without one. Drafts and unsent work are in IndexedDB and stay.
 */
export const removedWorker = `// The app runs without a service worker for now.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url).catch(() => {});
}
`;
