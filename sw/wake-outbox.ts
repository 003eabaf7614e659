import { openFieldStorage } from '../src/offline/open-field-storage.ts';

/**
 * Delivers with every page closed (Background Sync). Fails while anything is left to deliver, so that the browser
 * keeps the event and calls again.
 */
export async function wakeOutbox(): Promise<void> {
  const opening = await openFieldStorage();
  if (opening.kind !== 'open') throw new Error(`the outbox cannot be opened: ${opening.kind}`);
  await opening.storage.deliver();
  if ((await opening.storage.nextDueAt()) !== null) throw new Error('not everything could be delivered yet');
}
