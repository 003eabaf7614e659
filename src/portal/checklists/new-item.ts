import type { ChecklistItem } from '../../contract/checklist.ts';

export const itemKinds = ['section', 'passFailNa', 'measurement', 'choice', 'text', 'photo'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** An id that no item of any version has: answers of earlier checks are found by it. */
export const newId = () => crypto.randomUUID().slice(0, 8);

/** A step without a text yet. */
export function newItem(kind: ItemKind, itemId: string): ChecklistItem {
  const label = { en: '' };
  const asked = { itemId, label, required: true, critical: false, naAllowed: false, commentRequiredOnFail: true };
  switch (kind) {
    case 'section':
      return { kind, itemId, label };
    case 'passFailNa':
      return { kind, ...asked, naAllowed: true };
    case 'measurement':
      return { kind, ...asked, unit: { ucum: '', shown: '' }, decimals: 1, repeat: 1, aggregate: 'last' };
    case 'choice':
      return { kind, ...asked, multiple: false, options: [newOption('pass'), newOption('fail')] };
    case 'text':
      return { kind, ...asked, commentRequiredOnFail: false, maxLength: 200 };
    case 'photo':
      return { kind, ...asked, required: false, commentRequiredOnFail: false, min: 0, max: 3 };
  }
}

/** One more answer to choose. */
export const newOption = (outcome: 'pass' | 'fail' | 'neutral') => ({
  optionId: newId(),
  label: { en: '' },
  outcome,
});
