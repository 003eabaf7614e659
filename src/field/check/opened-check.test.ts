import { expect, test } from 'vitest';
import { aChecklist, aPack } from '../../../tests/support/builders/a-checklist.ts';
import { checklistsOfModel, labelConditionOf } from './opened-check.ts';

const generic = aChecklist(undefined, { checklistId: '01930000-0000-7000-8000-00000000c0ff', modelNos: [] });
const pack = aPack({ checklists: [aChecklist(), generic] });

test('[QR-1] a known model gets its own checklists, an unknown one the general checklist', () => {
  expect(checklistsOfModel(pack, 4711)).toEqual([pack.checklists[0]]);
  expect(checklistsOfModel(pack, 9)).toEqual([generic]);
  expect(checklistsOfModel(pack, undefined)).toEqual([generic]);
});

test('[QR-7] a code that could not be read is told apart from a label whose signature does not fit', () => {
  const device = { labelText: 'HTTPS://PORTAL.EXAMPLE/Q/ABC', labelVerification: 'invalid' } as const;
  expect(labelConditionOf(device)).toBe('damaged');
  expect(labelConditionOf({ ...device, labelNo: 2 })).toBe('invalid');
  expect(labelConditionOf({ labelText: null, labelVerification: 'manual' })).toBe('manual');
});
