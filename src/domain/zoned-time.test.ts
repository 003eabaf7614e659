import { expect, test } from 'vitest';
import { zonedTime } from './zoned-time.ts';

const instant = Date.UTC(2026, 10, 27, 23, 30, 0, 5);

test.each([
  [60, '2026-11-28T00:30:00.005+01:00'],
  [0, '2026-11-27T23:30:00.005+00:00'],
  [-210, '2026-11-27T20:00:00.005-03:30'],
  [345, '2026-11-28T05:15:00.005+05:45'],
])('[QR-6] a check keeps the time its phone showed, %i minutes east of UTC', (offset, shown) => {
  expect(zonedTime(instant, offset)).toBe(shown);
  expect(Date.parse(shown)).toBe(instant);
});
