import { expect, test } from 'vitest';
import { retryAfter } from './retry-after.ts';
import { retryDelay } from './retry-delay.ts';

test('[OFF-2, F40] waits grow from 5 seconds to 15 minutes and stay there for ever', () => {
  const delays = [1, 2, 3, 8, 9, 1_000].map((attempts) => retryDelay(attempts, () => 0));
  expect(delays).toEqual([5_000, 10_000, 20_000, 640_000, 900_000, 900_000]);
});

test('[OFF-2] chance shortens a wait by half at most', () => {
  expect(retryDelay(1, () => 1)).toBe(2_500);
});

test('[OFF-2] Retry-After is read as seconds and as a date; anything else is none', () => {
  const now = Date.UTC(2026, 10, 27, 13);
  expect(retryAfter('90', now)).toBe(now + 90_000);
  expect(retryAfter('Fri, 27 Nov 2026 13:01:00 GMT', now)).toBe(now + 60_000);
  for (const header of [null, '', 'soon', '-5', '0', 'Fri, 27 Nov 2026 12:00:00 GMT'])
    expect(retryAfter(header, now)).toBeUndefined();
});
