import { expect, test } from 'vitest';
import type { ChecklistItem, MeasurementItem, PassFailItem } from '../contract/checklist.ts';
import type { ChecklistContent } from '../contract/checklist-details.ts';
import { languages, type LocalText } from '../contract/language.ts';
import { publishErrors } from './publish-errors.ts';

const inAll = (text: string) => Object.fromEntries(languages.map((language) => [language, text])) as LocalText;
const fields = {
  label: inAll('Housing'),
  required: true,
  critical: false,
  naAllowed: false,
  commentRequiredOnFail: false,
};
const question = (itemId: string, more: Partial<PassFailItem> = {}): PassFailItem => ({
  kind: 'passFailNa',
  itemId,
  ...fields,
  ...more,
});
const measurement = (more: Partial<MeasurementItem> = {}): MeasurementItem => ({
  kind: 'measurement',
  itemId: 'volume',
  ...fields,
  unit: { ucum: 'mL', shown: 'ml' },
  decimals: 1,
  repeat: 1,
  aggregate: 'last',
  ...more,
});
const content = (items: ChecklistItem[], more: Partial<ChecklistContent> = {}): ChecklistContent => ({
  name: inAll('Check'),
  modelNos: [],
  items,
  passRule: 'allPass',
  onFail: 'none',
  signature: 'none',
  instruments: 'none',
  ...more,
});
const found = (items: ChecklistItem[], more?: Partial<ChecklistContent>) =>
  publishErrors(content(items, more)).map(({ pointer, code }) => `${pointer} ${code}`);

test('[MOD-2] what is complete can be published', () => {
  const items = [
    question('housing', { naAllowed: true }),
    question('crack', { visibleIf: { itemId: 'housing', op: 'equals', value: 'na' } }),
    measurement({ plausMin: 0, plausMax: 100, lower: 10, warnLower: 12, warnUpper: 18, upper: 20 }),
  ];
  expect(found(items)).toEqual([]);
});

test('[MOD-2] a text that is missing in one language is named, wherever it stands', () => {
  const { uk: _, ...withoutUkrainian } = inAll('Tube');
  const choice: ChecklistItem = {
    kind: 'choice',
    itemId: 'tube',
    ...fields,
    label: { ...inAll('Tube'), fr: ' ' },
    multiple: false,
    options: [
      { optionId: 'a', label: withoutUkrainian, outcome: 'pass' },
      { optionId: 'b', label: inAll('B'), outcome: 'fail' },
    ],
  };
  expect(found([choice], { intro: { en: 'Only' } })).toEqual([
    '/intro/de textMissing',
    '/intro/uk textMissing',
    '/intro/fr textMissing',
    '/intro/es textMissing',
    '/items/0/label/fr textMissing',
    '/items/0/options/0/label/uk textMissing',
  ]);
});

test('[MOD-2] items nobody can reach and items that share an id are named', () => {
  const after = (itemId: string, value: string) => ({ visibleIf: { itemId, op: 'equals' as const, value } });
  expect(
    found([
      question('early', after('late', 'pass')),
      question('late'),
      question('never', after('late', 'na')),
      question('behind', after('never', 'pass')),
      question('late'),
      question('gone', after('nobody', 'pass')),
    ]),
  ).toEqual([
    '/items/0/visibleIf itemUnreachable',
    '/items/2/visibleIf itemUnreachable',
    '/items/3/visibleIf itemUnreachable',
    '/items/4/itemId itemDouble',
    '/items/5/visibleIf itemUnreachable',
  ]);
});

test('[MOD-2] limits that contradict each other, lie outside of what is plausible or have no unit are named', () => {
  expect(found([measurement({ lower: 5, upper: 3 })])).toEqual(['/items/0/lower limitsContradict']);
  expect(found([measurement({ lower: 5, warnLower: 4 })])).toEqual(['/items/0/lower limitsContradict']);
  expect(found([measurement({ upper: 120, plausMax: 100 })])).toEqual(['/items/0/upper limitOutsidePlausibility']);
  expect(found([measurement({ unit: { ucum: 'mL', shown: '' } })])).toEqual(['/items/0/unit unitMissing']);
  expect(found([{ kind: 'photo', itemId: 'p', ...fields, min: 3, max: 2 }])).toEqual(['/items/0/min limitsContradict']);
});
