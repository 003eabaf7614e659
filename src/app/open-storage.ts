import type { StorageOpening } from '../offline/field-storage.ts';

let opening: Promise<StorageOpening> | undefined;

/** Opens what is kept on this phone. Its code arrives beside the form, so it may be missing when the network goes away. */
export function openStorage(): Promise<StorageOpening> {
  opening ??= loadAndOpen();
  return opening;
}

async function loadAndOpen(): Promise<StorageOpening> {
  for (;;) {
    try {
      const { openFieldStorage } = await import('../offline/open-field-storage.ts');
      return await openFieldStorage();
    } catch {
      // The form stays, says "not saved yet", and the code is asked for again.
      await new Promise((resolve) => setTimeout(resolve, 3_000));
    }
  }
}
