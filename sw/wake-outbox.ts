import { openFieldStorage } from '../src/offline/open-field-storage.ts';

const shortWait = 15_000; // milliseconds

/**
 * Delivers with every page closed (Background Sync). The waiting times hold for the worker too: it waits for what is due
 * in a moment. What would wait for long after it found no network goes now, because the browser calls when there is one.
 * Fails while anything is left to deliver, so that the browser keeps the event and calls again.
 */
export async function wakeOutbox(): Promise<void> {
  const opening = await openFieldStorage();
  if (opening.kind !== 'open') throw new Error(`the outbox cannot be opened: ${opening.kind}`);
  const { storage } = opening;
  await storage.deliver('due');
  const dueAt = await storage.nextDueAt();
  if (dueAt === null) return;
  const wait = dueAt - Date.now();
  if (wait <= shortWait) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    await storage.deliver('due');
  } else {
    await storage.deliver('reachable');
  }
  if ((await storage.nextDueAt()) !== null) throw new Error('not everything could be delivered yet');
}
