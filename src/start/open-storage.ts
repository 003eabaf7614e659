import type { StorageOpening } from '../offline/field-storage.ts';
import { onceHere } from './once-here.ts';

let opening: Promise<StorageOpening> | undefined;

/** Opens what is kept on this phone. Its code arrives beside the form, so it may be missing when the network goes away. */
export function openStorage(): Promise<StorageOpening> {
  opening ??= loadAndOpen();
  return opening;
}

async function loadAndOpen(): Promise<StorageOpening> {
  // Until then the form stays and says "not saved yet".
  const { openFieldStorage } = await onceHere(() => import('../offline/open-field-storage.ts'));
  return openFieldStorage();
}
