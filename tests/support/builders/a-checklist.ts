import type { Checklist, ChecklistItem, MeasurementItem, PassFailItem } from '../../../src/contract/checklist.ts';
import type { Pack } from '../../../src/contract/pack.ts';

const itemFields = { required: true, critical: false, naAllowed: true, commentRequiredOnFail: false };

export const aPassFailItem = (changes: Partial<PassFailItem> = {}): PassFailItem => ({
  kind: 'passFailNa',
  itemId: 'housing',
  label: { en: 'Housing undamaged' },
  ...itemFields,
  ...changes,
});

export const aMeasurement = (changes: Partial<MeasurementItem> = {}): MeasurementItem => ({
  kind: 'measurement',
  itemId: 'volume',
  label: { en: 'Delivered volume' },
  ...itemFields,
  unit: { ucum: 'mL', shown: 'ml' },
  decimals: 2,
  repeat: 1,
  aggregate: 'last',
  ...changes,
});

export const aChecklist = (
  items: ChecklistItem[] = [aPassFailItem()],
  changes: Partial<Checklist> = {},
): Checklist => ({
  checklistId: '01930000-0000-7000-8000-00000000c001',
  version: 1,
  contentHash: 'c'.repeat(64),
  kind: 'periodic',
  name: { en: 'Periodic check' },
  modelNos: [4711],
  items,
  passRule: 'allPass',
  onFail: 'none',
  signature: 'none',
  instruments: 'none',
  ...changes,
});

export const aPack = (changes: Partial<Pack> = {}): Pack => ({
  models: [
    {
      modelNo: 4711,
      designation: 'Infusa 40',
      kind: { en: 'Infusion pump' },
      manufacturerName: 'Medatec Example GmbH',
      status: 'released',
    },
  ],
  checklists: [aChecklist()],
  labelKeys: [{ keyId: 1, publicKey: 'BA' }],
  hosts: ['localhost:8080'],
  privacyNoticeVersion: '2026-11',
  ...changes,
});
