import { Workbox } from 'workbox-window';
import type { WorkerMessage } from '../contract/worker-message.ts';
import type { Watched } from '../offline/field-storage.ts';

/** A newer version of the app that is on the phone and waits for consent. */
export type AppUpdate = { waiting: Watched<boolean>; apply(): void };

/** How often a page that stays open looks for a new version. */
const lookEvery = 60 * 60_000;

/** Registers the service worker; answers what is to be offered, or null where there is no worker (no secure context). */
export function registerWorker(): AppUpdate | null {
  if (!('serviceWorker' in navigator)) return null;
  const workbox = new Workbox('/service-worker.js');
  let isWaiting = false;
  const listeners = new Set<() => void>();
  // Fires for a version that comes now and for one that was already waiting when this page was loaded.
  workbox.addEventListener('waiting', () => {
    isWaiting = true;
    for (const listener of listeners) listener();
  });
  void workbox
    .register()
    .then((registration) => {
      tell({ type: 'started' });
      void dropOtherScopes();
      // On a first visit the worker hears of this page only now.
      navigator.serviceWorker.addEventListener('controllerchange', () => tell({ type: 'started' }), { once: true });
      if (registration) setInterval(() => void registration.update().catch(() => undefined), lookEvery);
    })
    .catch(reportError);
  return {
    waiting: {
      read: () => isWaiting,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    apply() {
      workbox.addEventListener('controlling', () => location.reload());
      workbox.messageSkipWaiting();
    },
  };

  function tell(message: WorkerMessage) {
    navigator.serviceWorker.controller?.postMessage(message);
  }
}

/** A worker of an earlier, narrower scope would go on answering the pages it covers, with what it once kept. */
async function dropOtherScopes(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    if (new URL(registration.scope).pathname !== '/') await registration.unregister();
}
