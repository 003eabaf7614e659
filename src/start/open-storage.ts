import type { StorageOpening } from '../offline/field-storage.ts';
import type * as OpenFieldStorage from '../offline/open-field-storage.ts';
import { onceHere } from './once-here.ts';

let code: Promise<typeof OpenFieldStorage> | undefined;

/** Opens what is kept on this phone. Its code arrives beside the form, so it may be missing when the network goes away. */
export async function openStorage(): Promise<StorageOpening> {
  // Until then the form stays and says "not saved yet".
  code ??= onceHere(() => import('../offline/open-field-storage.ts'));
  return (await code).openFieldStorage();
}
