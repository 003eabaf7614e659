import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftSchema, type Draft } from '../contract/draft.ts';
import { packSchema } from '../contract/pack.ts';
import { aChecklist, aMeasurement, aPack, aPassFailItem } from '../../tests/support/builders/a-checklist.ts';
import { isDraft } from './draft-guard.ts';
import { isPack } from './pack-guard.ts';

const itemFields = {
  required: true,
  critical: true,
  naAllowed: false,
  commentRequiredOnFail: true,
  label: { en: 'x' },
};
const aRichPack = aPack({
  models: [{ ...aPack().models[0]!, picture: 'pumpPumpPumpPumpPumpPu' }],
  checklists: [
    aChecklist([
      { kind: 'section', itemId: 's', label: { en: 'Visual check' } },
      aPassFailItem({ visibleIf: { itemId: 's', op: 'equals', value: 'pass' } }),
      aMeasurement(),
      { kind: 'text', itemId: 't', maxLength: 20, ...itemFields },
      {
        kind: 'choice',
        itemId: 'c',
        multiple: false,
        options: [{ optionId: 'o', label: { en: 'x' }, outcome: 'pass' }],
        ...itemFields,
      },
      { kind: 'photo', itemId: 'p', min: 0, max: 2, ...itemFields },
    ]),
  ],
});

const aDraft: Draft = {
  submissionId: '01930000-0000-7000-8000-0000000000d1',
  kindOfSubmission: 'functionCheck',
  device: { deviceRef: '7K3M9QWX2B4C5D6E', labelText: null, labelVerification: 'manual' },
  startedAt: '2026-11-27T14:02:00+01:00',
  savedAt: '2026-11-27T14:07:00+01:00',
  correctsSubmissionId: null,
  checklistId: '01930000-0000-7000-8000-00000000c001',
  checklistVersion: 1,
  checklistHash: 'c'.repeat(64),
  kind: 'periodic',
  answers: [{ itemId: 'a', result: 'pass', typed: ['1'], optionIds: ['o'], comment: '' }],
  fields: { performerName: 'Mira' },
};

/** Every place in a value, as a path. */
function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([key, each]) => pathsOf(each, [...path, key]))];
}

function withChange(value: unknown, path: (string | number)[], change: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  if (rest.length === 0 && change === undefined) delete copy[key];
  else copy[key] = withChange(copy[key], rest, change);
  return copy;
}

describe.each([
  { name: 'pack', whole: aRichPack as unknown, guard: isPack as (value: unknown) => boolean, schema: packSchema },
  { name: 'draft', whole: aDraft as unknown, guard: isDraft as (value: unknown) => boolean, schema: draftSchema },
])('the guard of a $name', ({ whole, guard, schema }) => {
  test('[QR-1, QR-5] accepts what its schema accepts, wherever one value is missing or replaced', () => {
    const changes = fc.constantFrom<unknown>(undefined, null, 0, 'x', [], {}, true);
    let accepted = 0;
    fc.assert(
      fc.property(fc.constantFrom(...pathsOf(whole)), changes, (path, change) => {
        const changed = withChange(whole, path, change);
        if (!schema.safeParse(changed).success) return;
        accepted += 1;
        expect(guard(changed)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
    expect(accepted).toBeGreaterThan(50);
    expect(guard(whole)).toBe(true);
  });
});

// What the form reads before the schema has had its say; each of these would break the first paint.
const neededOfPack = [
  'models',
  'checklists',
  'labelKeys',
  'hosts',
  'checklists.0.items',
  'checklists.0.name',
  'checklists.0.items.1.label',
  'checklists.0.items.2.unit',
  'checklists.0.items.2.repeat',
  'checklists.0.items.4.options',
  'checklists.0.items.1.kind',
  'checklists.0.modelNos',
  'models.0.kind',
  'models.0.designation',
];
const neededOfDraft = [
  'submissionId',
  'device',
  'answers',
  'answers.0.typed',
  'answers.0.optionIds',
  'answers.0.comment',
  'fields',
  'checklistId',
  'checklistVersion',
  'savedAt',
];

test.each(neededOfPack)('[QR-1] a pack with a broken %s is not painted', (path) => {
  expect(isPack(withChange(aRichPack, path.split('.'), null))).toBe(false);
});
test.each(neededOfDraft)('[QR-5] a draft with a broken %s is not painted', (path) => {
  expect(isDraft(withChange(aDraft, path.split('.'), null))).toBe(false);
});
