import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answer } from '../contract/answer.ts';
import type { ChecklistItem } from '../contract/checklist.ts';
import { aChecklist, aMeasurement, aPassFailItem } from '../../tests/support/builders/a-checklist.ts';
import { verdict } from './verdict.ts';

const flags = { required: fc.boolean(), critical: fc.boolean(), naAllowed: fc.boolean() };
const condition = (before: number) =>
  before === 0
    ? fc.constant(undefined)
    : fc.option(
        fc.record({
          itemId: fc.nat(before - 1).map((at) => `i${at}`),
          op: fc.constantFrom('equals' as const, 'notEquals' as const),
          value: fc.constantFrom('pass', 'fail', 'na', '2'),
        }),
        { nil: undefined },
      );

const itemAt = (at: number): fc.Arbitrary<ChecklistItem> => {
  const common = { itemId: fc.constant(`i${at}`), visibleIf: condition(at), ...flags };
  return fc.oneof(
    fc.record(common).map((it) => aPassFailItem(it)),
    fc
      .record({
        ...common,
        repeat: fc.integer({ min: 1, max: 3 }),
        aggregate: fc.constantFrom('last' as const, 'max' as const, 'min' as const, 'mean' as const),
      })
      .map((it) => aMeasurement({ ...it, lower: 1, upper: 4, warnLower: 2, warnUpper: 3 })),
  );
};
const itemLists = fc
  .integer({ min: 1, max: 6 })
  .chain((length) => fc.tuple(...Array.from({ length }, (_, at) => itemAt(at))));

const values = fc.option(
  fc.oneof(
    fc.record({
      kind: fc.constant('passFailNa' as const),
      result: fc.constantFrom('pass' as const, 'fail' as const, 'na' as const),
    }),
    fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 }).map((readings) => ({
      kind: 'measurement' as const,
      readings: readings.map((it) => ({ decimal: String(it), typed: String(it) })),
    })),
    fc.constant({ kind: 'notApplicable' as const }),
  ),
  { freq: 6 },
);

/** The rule once more, in the words of domain text, slowly: one item after the other, floating point and all. */
function slowVerdict(
  items: readonly ChecklistItem[],
  answers: readonly Answer[],
  passRule: 'allPass' | 'allCriticalPass',
) {
  const shownValues = new Map<string, string[]>();
  let [isOpen, fails, criticalFails, remarks] = [false, 0, 0, 0];
  for (const item of items) {
    if (item.kind !== 'passFailNa' && item.kind !== 'measurement') continue;
    const value = answers.find(({ itemId }) => itemId === item.itemId)?.value ?? null;
    if (item.visibleIf) {
      const texts = shownValues.get(item.visibleIf.itemId);
      if (texts === undefined || texts.length === 0) continue;
      if (texts.includes(item.visibleIf.value) !== (item.visibleIf.op === 'equals')) continue;
    }
    shownValues.set(item.itemId, []);
    if (value?.kind === 'passFailNa') shownValues.set(item.itemId, [value.result]);
    if (value?.kind === 'measurement')
      shownValues.set(
        item.itemId,
        value.readings.map(({ decimal }) => decimal),
      );
    if (value?.kind === 'notApplicable') shownValues.set(item.itemId, ['na']);

    const isNa =
      value?.kind === 'notApplicable' ||
      (item.kind === 'passFailNa' && value?.kind === 'passFailNa' && value.result === 'na');
    if (isNa && item.naAllowed) continue;
    if (item.kind === 'passFailNa' && value?.kind === 'passFailNa' && value.result !== 'na') {
      if (value.result === 'fail') [fails, criticalFails] = [fails + 1, criticalFails + (item.critical ? 1 : 0)];
      continue;
    }
    if (item.kind === 'measurement' && value?.kind === 'measurement' && value.readings.length >= item.repeat) {
      const numbers = value.readings.map(({ decimal }) => Number(decimal));
      const mean = numbers.reduce((a, b) => a + b, 0) / numbers.length;
      const it = { last: numbers.at(-1)!, max: Math.max(...numbers), min: Math.min(...numbers), mean }[item.aggregate];
      if (it < 1 || it > 4) [fails, criticalFails] = [fails + 1, criticalFails + (item.critical ? 1 : 0)];
      else if (it < 2 || it > 3) remarks += 1;
      continue;
    }
    if (item.required) isOpen = true;
  }
  if (isOpen) return 'incomplete';
  if (passRule === 'allPass' ? fails > 0 : criticalFails > 0) return 'failed';
  return fails + remarks > 0 ? 'passedWithRemarks' : 'passed';
}

test('[QR-3] the verdict is the one that reading the rule item by item gives', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(
      itemLists,
      fc.array(values, { minLength: 6, maxLength: 6 }),
      fc.constantFrom('allPass' as const, 'allCriticalPass' as const),
      (items, all, passRule) => {
        const answers = items.map(({ itemId }, at): Answer => ({
          itemId,
          value: all[at] ?? null,
          comment: '',
          photos: [],
        }));
        const result = verdict(aChecklist(items, { passRule }), answers);
        seen.add(result);
        expect(result).toBe(slowVerdict(items, answers, passRule));
      },
    ),
    { numRuns: 1_000 },
  );
  expect(seen.size).toBe(4);
});
