import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime, longestSilence } from './in-time.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[OFF-15] a store that says nothing is given up after its limit', async () => {
  const given = inTime(new Promise(() => {})).catch((error: Error) => error.name);
  await vi.advanceTimersByTimeAsync(longestSilence);
  expect(await given).toBe('TimeoutError');
});

test('[OFF-15] a phone that slept while the store worked has not waited that long: what comes on waking is taken', async () => {
  let answer!: (said: string) => void;
  const given = inTime(new Promise<string>((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(longestSilence / 10);
  // On waking, a browser fires each timer that is over once, before the store has had its turn.
  const asleep = vi.getTimerCount();
  for (let fired = 0; fired < asleep; fired += 1) vi.advanceTimersToNextTimer();
  answer('kept');
  expect(await given).toBe('kept');
});
