import { expect, test } from 'vitest';
import { bandAxis } from './band-axis.ts';

test('the band of a measurement leaves room on both sides of its limits', () => {
  const axis = bandAxis({ lower: 9.5, upper: 10.5 })!;
  expect([axis.shareOf(9.5), axis.shareOf(10), axis.shareOf(10.5)].map((share) => share.toFixed(2))).toEqual([
    '0.27',
    '0.50',
    '0.73',
  ]);
});

test.each([
  { lower: undefined, upper: 0.3 },
  { lower: 2, upper: undefined },
  { lower: 0, upper: 0 },
])('a single limit stands inside the line: %o', (limits) => {
  const share = bandAxis(limits)!.shareOf(limits.lower ?? limits.upper!);
  expect(share).toBeGreaterThan(0.1);
  expect(share).toBeLessThan(0.9);
});

test('without a limit there is nothing to draw', () => {
  expect(bandAxis({ lower: undefined, upper: undefined })).toBeNull();
});
