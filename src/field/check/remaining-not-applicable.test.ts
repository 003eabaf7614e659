import { expect, test } from 'vitest';
import { aChecklist, aMeasurement, aPassFailItem } from '../../../tests/support/builders/a-checklist.ts';
import type { ChecklistItem } from '../../contract/checklist.ts';
import { newCheckDraft, withAnswer } from './draft-answers.ts';
import { shownSteps } from './missing-answers.ts';
import { remainingSteps, withNotApplicable, withoutNotApplicable } from './remaining-not-applicable.ts';
import { sectionStates } from './section-states.ts';

const section = (itemId: string): ChecklistItem => ({ kind: 'section', itemId, label: { en: `Section ${itemId}` } });
const checklist = aChecklist([
  aPassFailItem({ itemId: 'plate' }),
  section('A'),
  aPassFailItem({ itemId: 'housing' }),
  aPassFailItem({ itemId: 'cable', naAllowed: false }),
  section('B'),
  aMeasurement({ itemId: 'half', repeat: 2 }),
  aMeasurement({ itemId: 'volume' }),
  section('empty'),
]);
const device = { labelText: null, labelVerification: 'manual' } as const;
const begun = [
  withAnswer('housing', { result: 'fail', comment: 'cracked' }),
  withAnswer('half', { typed: ['1'] }),
].reduce((draft, edit) => edit(draft), newCheckDraft({ submissionId: 'one', device, checklist, startedAt: '' }));
const stepsOf = (draft: typeof begun) => shownSteps(checklist.items, draft.answers);

test('[QR-3] all that remains is marked with one reason: not what was begun, not what must be answered', () => {
  const remaining = remainingSteps(stepsOf(begun));
  expect(remaining.map(({ item }) => item.itemId)).toEqual(['plate', 'volume']);
  const marked = withNotApplicable(remaining, 'Device is locked')(begun);
  expect(marked.answers).toMatchObject([
    { itemId: 'housing', result: 'fail', comment: 'cracked' },
    { itemId: 'half', typed: ['1'] },
    { itemId: 'plate', result: 'na', comment: 'Device is locked' },
    { itemId: 'volume', result: 'na', comment: 'Device is locked' },
  ]);
  expect(remainingSteps(stepsOf(marked))).toEqual([]);

  expect(withoutNotApplicable(remaining, 'Device is locked')(marked)).toEqual(begun);
  const answered = withAnswer('plate', { result: 'pass' })(marked);
  const undone = withoutNotApplicable(remaining, 'Device is locked')(answered);
  expect(undone.answers.map(({ itemId, result }) => [itemId, result])).toEqual([
    ['housing', 'fail'],
    ['half', null],
    ['plate', 'pass'],
  ]);
});

test('[QR-3] the overview says how far each section is, and leads to its first open step', () => {
  expect(sectionStates({ checklist, steps: stepsOf(begun), language: 'en' })).toEqual([
    { label: 'Periodic check', done: 0, total: 1, failed: 0, goTo: 'plate' },
    { label: 'Section A', done: 1, total: 2, failed: 1, goTo: 'cable' },
    { label: 'Section B', done: 0, total: 2, failed: 0, goTo: 'half' },
  ]);
});
