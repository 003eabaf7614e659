/** Background Sync, which TypeScript does not ship; WebKit and Gecko do not have it. */
type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/**
 * Asks the browser to wake the service worker for the outbox, also with every page closed, once there is network. False
 * while there is no worker to be woken.
 */
export async function requestSync(): Promise<boolean> {
  // getRegistration and not `ready`, which never resolves where no worker could be registered
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration?.active) return false;
  // Refused in private windows and where the user switched it off: the page delivers by itself.
  await registration.sync?.register('outbox').catch(() => undefined);
  return true;
}
