import { expect, test } from 'vitest';
import { judgeClock } from './judge-clock.ts';

const receivedAt = Date.parse('2026-11-27T09:30:00Z');
const minute = 60_000;
const hour = 60 * minute;
const judged = (performedAt: number, clockSkewMs: number | null = null, sentAt = receivedAt) =>
  judgeClock({ startedAt: performedAt - minute, performedAt, receivedAt, sentAt, clockSkewMs });

test('[OFF-3] a check sent at once, from a clock that is nearly right, carries no mark', () => {
  expect(judged(receivedAt - minute, 4 * minute)).toEqual({ effectiveAt: receivedAt - minute, flags: [] });
  expect(judged(receivedAt + 4 * minute)).toEqual({ effectiveAt: receivedAt, flags: [] });
});

test('[OFF-3] a clock known to be wrong is put right', () => {
  expect(judged(receivedAt - 25 * hour, -24 * hour)).toEqual({ effectiveAt: receivedAt - hour, flags: ['clockSkew'] });
  expect(judged(receivedAt + 23 * hour, 24 * hour)).toEqual({ effectiveAt: receivedAt - hour, flags: ['clockSkew'] });
});

test('[OFF-3] a check from the future counts as made now, and is marked', () => {
  expect(judged(receivedAt + 6 * minute)).toEqual({ effectiveAt: receivedAt, flags: ['clockSkew'] });
});

test('[OFF-3] a check that took longer than a weekend to arrive is marked', () => {
  expect(judged(receivedAt - 72 * hour).flags).toEqual([]);
  expect(judged(receivedAt - 72 * hour - 1).flags).toEqual(['lateDelivery']);
});

test('[OFF-3] a check that ended before it began is marked', () => {
  const ended = judgeClock({
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
  const check = judged(receivedAt - years - hour, null, receivedAt - years);
  expect(check).toEqual({ effectiveAt: receivedAt - hour, flags: ['clockSkew'] });
  expect(judged(receivedAt - hour, null, Number.NaN).flags).toEqual([]);
});
