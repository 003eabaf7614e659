import { expect, test } from 'vitest';
import { aTurnedClock } from '../../../tests/support/builders/a-turned-clock.ts';
import { showLoaderLate } from './loader-delay.ts';

test('[SHELL-14] a loader shows after 80 ms of waiting, not before', () => {
  const clock = aTurnedClock();
  let isShown = false;
  showLoaderLate(clock.later, () => (isShown = true));
  clock.turn(79);
  expect(isShown).toBe(false);
  clock.turn(1);
  expect(isShown).toBe(true);
});

test('[SHELL-14] no loader shows for an answer that came in time', () => {
  const clock = aTurnedClock();
  let isShown = false;
  showLoaderLate(clock.later, () => (isShown = true))();
  clock.turn(1_000);
  expect(isShown).toBe(false);
});
