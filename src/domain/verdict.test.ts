import { expect, test } from 'vitest';
import type { Answer, AnswerValue } from '../contract/answer.ts';
import { aChecklist, aMeasurement, aPassFailItem } from '../../tests/support/builders/a-checklist.ts';
import { answersFromDraft } from './answer-from-draft.ts';
import { itemVerdict, verdict } from './verdict.ts';
import { visibleItems } from './visible-items.ts';

const answer = (itemId: string, value: AnswerValue | null): Answer => ({ itemId, value, comment: '', photos: [] });
const result = (itemId: string, it: 'pass' | 'fail' | 'na') => answer(itemId, { kind: 'passFailNa', result: it });
const measured = (...decimals: string[]): AnswerValue => ({
  kind: 'measurement',
  readings: decimals.map((decimal) => ({ decimal, typed: decimal })),
});

const two = [aPassFailItem({ itemId: 'a', critical: true }), aPassFailItem({ itemId: 'b' })];

test('[QR-3] every item passed is passed, one that failed is failed', () => {
  expect(verdict(aChecklist(two), [result('a', 'pass'), result('b', 'pass')])).toBe('passed');
  expect(verdict(aChecklist(two), [result('a', 'pass'), result('b', 'fail')])).toBe('failed');
});

test('[QR-3] where only critical items decide, another that failed is a remark', () => {
  const checklist = aChecklist(two, { passRule: 'allCriticalPass' });
  expect(verdict(checklist, [result('a', 'pass'), result('b', 'fail')])).toBe('passedWithRemarks');
  expect(verdict(checklist, [result('a', 'fail'), result('b', 'pass')])).toBe('failed');
});

test('[QR-3] not applicable counts as nothing, and as no answer where it is not allowed', () => {
  expect(verdict(aChecklist(two), [result('a', 'na'), result('b', 'pass')])).toBe('passed');
  const strict = [aPassFailItem({ itemId: 'a', naAllowed: false })];
  expect(verdict(aChecklist(strict), [result('a', 'na')])).toBe('incomplete');
});

test('[QR-3] a required item without an answer makes the check incomplete, an optional one does not', () => {
  expect(verdict(aChecklist(two), [result('a', 'fail')])).toBe('incomplete');
  const optional = [aPassFailItem({ itemId: 'a' }), aPassFailItem({ itemId: 'b', required: false })];
  expect(verdict(aChecklist(optional), [result('a', 'pass')])).toBe('passed');
});

test('[QR-3] the limits themselves are within, one step beyond is not', () => {
  const item = aMeasurement({ lower: 9.5, upper: 10.5, warnLower: 9.8, warnUpper: 10.2 });
  const evaluated = ['9.49', '9.5', '9.79', '9.8', '10.2', '10.21', '10.5', '10.51'].map((it) =>
    itemVerdict(item, measured(it)),
  );
  expect(evaluated).toEqual(['fail', 'remark', 'remark', 'pass', 'pass', 'remark', 'remark', 'fail']);
});

test('[QR-3] repeated readings count by their last, largest, smallest or mean, without rounding errors', () => {
  const item = (aggregate: 'last' | 'max' | 'min' | 'mean') => aMeasurement({ repeat: 3, aggregate, upper: 0.2 });
  const readings = measured('0.3', '0.1', '0.2');
  expect(itemVerdict(item('last'), readings)).toBe('pass');
  expect(itemVerdict(item('max'), readings)).toBe('fail');
  expect(itemVerdict(item('min'), readings)).toBe('pass');
  expect(itemVerdict(item('mean'), readings)).toBe('pass'); // 0.1 + 0.2 + 0.3 is 0.6000000000000001 in floating point
  expect(itemVerdict(item('mean'), measured('0.3', '0.1', '0.200001'))).toBe('fail');
  expect(itemVerdict(item('last'), measured('0.1', '0.1'))).toBe('open');
});

test('[QR-3] an item that depends on another is hidden until its condition holds, and then its answer counts', () => {
  const items = [
    aPassFailItem({ itemId: 'battery' }),
    aPassFailItem({ itemId: 'charge', visibleIf: { itemId: 'battery', op: 'equals', value: 'fail' } }),
    aPassFailItem({ itemId: 'fuse', visibleIf: { itemId: 'charge', op: 'equals', value: 'fail' } }),
  ];
  const shown = (answers: Answer[]) => visibleItems(items, answers).map(({ itemId }) => itemId);
  expect(shown([])).toEqual(['battery']);
  expect(shown([result('battery', 'fail')])).toEqual(['battery', 'charge']);
  // The answer to a hidden item neither counts nor shows what depends on it.
  const leftOver = [result('battery', 'pass'), result('charge', 'fail')];
  expect(shown(leftOver)).toEqual(['battery']);
  expect(verdict(aChecklist(items), leftOver)).toBe('passed');
});

test('[QR-3] an answer of another kind than its item is no answer', () => {
  expect(itemVerdict(aMeasurement(), { kind: 'passFailNa', result: 'pass' })).toBe('open');
  expect(itemVerdict(aPassFailItem(), measured('1'))).toBe('open');
});

test('[QR-3] an option that fails fails the item, one without meaning counts as nothing', () => {
  const item = {
    ...aPassFailItem(),
    kind: 'choice' as const,
    multiple: true,
    options: [
      { optionId: 'clean', label: { en: 'Clean' }, outcome: 'pass' as const },
      { optionId: 'cracked', label: { en: 'Cracked' }, outcome: 'fail' as const },
      { optionId: 'new', label: { en: 'New' }, outcome: 'neutral' as const },
    ],
  };
  const chosen = (...optionIds: string[]) => itemVerdict(item, { kind: 'choice', optionIds });
  expect([chosen('clean'), chosen('clean', 'cracked'), chosen('new'), chosen('gone')]).toEqual([
    'pass',
    'fail',
    'neutral',
    'open',
  ]);
});

test('[QR-3, QR-6] what is submitted is what the form shows: normalised, in order, without hidden or half-typed answers', () => {
  const items = [
    aPassFailItem({ itemId: 'a' }),
    aMeasurement({ itemId: 'm', repeat: 2 }),
    aPassFailItem({ itemId: 'hidden', visibleIf: { itemId: 'a', op: 'equals', value: 'fail' } }),
  ];
  const draft = { result: null, typed: [], optionIds: [], comment: '' };
  const answers = answersFromDraft(items, [
    { ...draft, itemId: 'hidden', result: 'pass' },
    { ...draft, itemId: 'm', typed: ['10,5', 'x'], comment: ' needle changed ' },
    { ...draft, itemId: 'a', result: 'pass' },
  ]);
  expect(answers).toEqual([result('a', 'pass'), { ...answer('m', null), comment: 'needle changed' }]);
});
