import type { LabelKey } from '../../src/contract/pack.ts';
import type { Database } from '../database/connect.ts';
import { readLabelKeys } from './label-key-store.ts';

export type LabelKeys = ReturnType<typeof createLabelKeys>;

/** The public label keys, kept in memory; asked for again when a label names one that another instance made since. */
export function createLabelKeys({ db }: Database) {
  let kept: LabelKey[] = [];
  return {
    async forLabel(keyId: number): Promise<LabelKey[]> {
      if (!kept.some((key) => key.keyId === keyId)) kept = await readLabelKeys(db);
      return kept;
    },
  };
}
