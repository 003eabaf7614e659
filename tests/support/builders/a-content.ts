import type { ChecklistItem } from '../../../src/contract/checklist.ts';
import type { ChecklistContent } from '../../../src/contract/checklist-details.ts';
import { aPassFailItem } from './a-checklist.ts';

/** What is typed of a checklist. */
export const aContent = (
  items: ChecklistItem[] = [aPassFailItem()],
  changes: Partial<ChecklistContent> = {},
): ChecklistContent => ({
  name: { en: 'Pump check' },
  modelNos: [],
  items,
  passRule: 'allPass',
  onFail: 'none',
  signature: 'none',
  instruments: 'none',
  ...changes,
});
