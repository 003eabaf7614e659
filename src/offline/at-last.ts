import type { StorageOpening } from './field-storage.ts';

/** What the store says in the end, for whoever can wait. */
export const atLast = async (opening: StorageOpening): Promise<StorageOpening> =>
  'later' in opening ? opening.later : opening;
