import { expect, test } from 'vitest';
import type { KnownLabel } from './device-store.ts';
import { labelState } from './label-state.ts';

const labels = (...states: [labelNo: number, state: KnownLabel['state']][]): KnownLabel[] =>
  states.map(([labelNo, state]) => ({ deviceId: 'a', labelNo, labelDay: '2026-11-28', state }));

test('[DEV-3, P53] a label is what is on record of it; one that was never given is not believed, one from before the record was replaced', () => {
  const known = labels([3, 'superseded'], [4, 'current']);
  expect([2, 3, 4, 5].map((labelNo) => labelState(known, labelNo))).toEqual([
    'superseded',
    'superseded',
    'current',
    'revoked',
  ]);
});

test('[DEV-3] a device that came with its label from elsewhere keeps it until it gets another', () => {
  expect(labelState([], 1)).toBe('current');
  expect(labelState(labels([1, 'revoked']), 2)).toBe('revoked');
});
