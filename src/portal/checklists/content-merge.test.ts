import { expect, test } from 'vitest';
import { aMeasurement, aPassFailItem } from '../../../tests/support/builders/a-checklist.ts';
import { aContent } from '../../../tests/support/builders/a-content.ts';
import { contentConflicts, mergedContent } from './content-merge.ts';

const [housing, volume] = [aPassFailItem(), aMeasurement({ upper: 1 })];
const base = aContent([housing, volume]);

test('[MERGE-1, P59, MOD-2] two people in one draft are asked about the field of the step both changed', () => {
  const mine = aContent([housing, { ...volume, upper: 2 }]);
  const theirs = aContent([{ ...volume, upper: 3 }, housing]);
  const conflicts = contentConflicts({ base, mine, theirs });
  expect(conflicts.map(({ field, chosen }) => [field, chosen])).toEqual([
    ['order', 'theirs'],
    ['items.volume.upper', 'mine'],
  ]);
  const merged = mergedContent({ base, mine, theirs }, conflicts);
  expect(merged.items).toEqual([{ ...volume, upper: 2 }, housing].map((item) => ({ ...item, help: {} })));
});

test('[MERGE-1, MOD-2] a step somebody added beside mine is kept whole, and one I removed stays away', () => {
  const added = aPassFailItem({ itemId: 'battery', visibleIf: { itemId: 'housing', op: 'equals', value: 'pass' } });
  const mine = aContent([housing]);
  const theirs = aContent([housing, volume, added]);
  const conflicts = contentConflicts({ base, mine, theirs });
  expect(conflicts.map(({ field }) => field)).toEqual(['order', 'items.battery']);
  expect(mergedContent({ base, mine, theirs }, conflicts).items.map(({ itemId }) => itemId)).toEqual([
    'housing',
    'battery',
  ]);
});

test('[MERGE-1, MOD-2] a condition is taken whole or not at all', () => {
  const asked = { itemId: 'housing', op: 'equals', value: 'pass' } as const;
  const mine = aContent([housing, { ...volume, visibleIf: asked }]);
  const theirs = aContent([housing, { ...volume, visibleIf: { ...asked, op: 'notEquals', value: 'na' } }]);
  const conflicts = contentConflicts({ base, mine, theirs });
  expect(conflicts.map(({ field }) => field)).toEqual(['items.volume.visibleIf']);
  const merged = mergedContent({ base, mine, theirs }, [{ ...conflicts[0]!, chosen: 'theirs' }]);
  expect(merged.items[1]).toMatchObject({ visibleIf: { ...asked, op: 'notEquals', value: 'na' } });
});
