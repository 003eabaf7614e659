import { expect, test } from 'vitest';
import { evaluateClock } from './evaluate-clock.ts';

const receivedAt = Date.parse('2026-11-27T09:30:00Z');
const minute = 60_000;
const hour = 60 * minute;
const evaluated = (performedAt: number, clockSkewMs: number | null = null, sentAt = receivedAt) =>
  evaluateClock({ startedAt: performedAt - minute, performedAt, receivedAt, sentAt, clockSkewMs });

test('[OFF-3] a check sent at once, from a clock that is nearly right, carries no mark', () => {
  expect(evaluated(receivedAt - minute, 4 * minute)).toEqual({ effectiveAt: receivedAt - minute, flags: [] });
  expect(evaluated(receivedAt + 4 * minute)).toEqual({ effectiveAt: receivedAt, flags: [] });
});

test('[OFF-3] a clock known to be wrong is put right', () => {
  expect(evaluated(receivedAt - 25 * hour, -24 * hour)).toEqual({
    effectiveAt: receivedAt - hour,
    flags: ['clockSkew'],
  });
  expect(evaluated(receivedAt + 23 * hour, 24 * hour)).toEqual({
    effectiveAt: receivedAt - hour,
    flags: ['clockSkew'],
  });
});

test('[OFF-3] a check from the future counts as made now, and is marked', () => {
  expect(evaluated(receivedAt + 6 * minute)).toEqual({ effectiveAt: receivedAt, flags: ['clockSkew'] });
});

test('[OFF-3] a check that took longer than a weekend to arrive is marked', () => {
  expect(evaluated(receivedAt - 72 * hour).flags).toEqual([]);
  expect(evaluated(receivedAt - 72 * hour - 1).flags).toEqual(['lateDelivery']);
});

test('[OFF-3] a check that ended before it began is marked', () => {
  const ended = evaluateClock({
    startedAt: receivedAt,
    performedAt: receivedAt - hour,
    receivedAt,
    sentAt: receivedAt,
    clockSkewMs: null,
  });
  expect(ended.flags).toEqual(['clockSkew']);
});

test('[OFF-3, F102] a phone that does not know how wrong its clock is: the time it says it sent tells', () => {
  const years = 6 * 365 * 24 * hour;
  const check = evaluated(receivedAt - years - hour, null, receivedAt - years);
  expect(check).toEqual({ effectiveAt: receivedAt - hour, flags: ['clockSkew'] });
  expect(evaluated(receivedAt - hour, null, Number.NaN).flags).toEqual([]);
});
