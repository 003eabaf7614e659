import { expect, test } from 'vitest';
import { aChecklist, aMeasurement, aPassFailItem } from '../../../tests/support/builders/a-checklist.ts';
import type { ChecklistItem } from '../../contract/checklist.ts';
import type { DraftAnswer } from '../../contract/draft.ts';
import { nextOpenStep, shownSteps } from './missing-answers.ts';
import { formRows } from './form-rows.ts';

const answer = (itemId: string, change: Partial<DraftAnswer>): DraftAnswer => ({
  itemId,
  result: null,
  typed: [],
  optionIds: [],
  comment: '',
  ...change,
});
const missing = (item: ChecklistItem, ...drafts: DraftAnswer[]) => shownSteps([item], drafts)[0]!.missing;
const photo: ChecklistItem = {
  kind: 'photo',
  itemId: 'display',
  label: { en: 'Photo of the display' },
  required: true,
  critical: false,
  naAllowed: false,
  commentRequiredOnFail: false,
  min: 1,
  max: 2,
};

test('[QR-3] a required step without an answer is missing, an optional one is not', () => {
  expect(missing(aPassFailItem())).toBe('answer');
  expect(missing(aPassFailItem({ required: false }))).toBeNull();
  expect(missing(aPassFailItem(), answer('housing', { result: 'na' }))).toBeNull();
});

test('[QR-3] a failed step asks for words where the checklist wants them', () => {
  const item = aPassFailItem({ commentRequiredOnFail: true });
  expect(missing(item, answer('housing', { result: 'fail', comment: ' ' }))).toBe('comment');
  expect(missing(item, answer('housing', { result: 'fail', comment: 'Crack in the door' }))).toBeNull();
  expect(missing(item, answer('housing', { result: 'pass' }))).toBeNull();
});

test('[QR-3] half a measurement is never dropped without a word, also where the step is optional', () => {
  const item = aMeasurement({ required: false, repeat: 2 });
  expect(missing(item, answer('volume', { typed: ['10.1', ''] }))).toBe('readings');
  expect(missing(item, answer('volume', { typed: ['10.1', 'ten'] }))).toBe('notANumber');
  expect(missing(item, answer('volume', { typed: ['', ''] }))).toBeNull();
  expect(missing(item, answer('volume', { typed: ['x'], result: 'na' }))).toBeNull();
});

test('[QR-3] a text that is too long is told, not cut', () => {
  const item: ChecklistItem = { ...photo, kind: 'text', itemId: 'version', maxLength: 3 };
  expect(missing(item, answer('version', { typed: ['👍👍👍👍'] }))).toBe('tooLong');
  expect(missing(item, answer('version', { typed: ['👍👍👍'] }))).toBeNull();
});

test('[QR-3] a photo that is only offered holds nobody up, one that is asked for does', () => {
  expect(missing({ ...photo, required: false } as ChecklistItem)).toBeNull();
  expect(missing({ ...photo, required: true } as ChecklistItem)).toBe('answer');
});

test('[QR-3] the next open step is the next in order, then from the start again', () => {
  const items = ['a', 'b', 'c'].map((itemId) => aPassFailItem({ itemId }));
  const steps = shownSteps(items, [answer('b', { result: 'pass' })]);
  expect(nextOpenStep(steps, null)?.item.itemId).toBe('a');
  expect(nextOpenStep(steps, 'a')?.item.itemId).toBe('c');
  expect(nextOpenStep(steps, 'c')?.item.itemId).toBe('a');
});

test('[QR-3] a section tells how many of its steps are done, and is left out when none is shown', () => {
  const section = (itemId: string): ChecklistItem => ({ kind: 'section', itemId, label: { en: itemId } });
  const hidden = aPassFailItem({ itemId: 'c', visibleIf: { itemId: 'a', op: 'equals', value: 'fail' } });
  const items = [
    section('one'),
    aPassFailItem({ itemId: 'a' }),
    aPassFailItem({ itemId: 'b' }),
    section('two'),
    hidden,
  ];
  const steps = shownSteps(items, [answer('a', { result: 'pass' })]);
  expect(formRows({ checklist: aChecklist(items), steps, language: 'en' })).toEqual([
    { kind: 'section', itemId: 'one', label: 'one', done: 1, total: 2 },
    { kind: 'step', step: steps[0] },
    { kind: 'step', step: steps[1] },
  ]);
});
