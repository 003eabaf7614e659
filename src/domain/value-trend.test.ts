import { expect, test } from 'vitest';
import { valueTrend } from './value-trend.ts';

const day = 86_400_000;
const measured = (values: number[], limits = { lower: 30, upper: 120 }) =>
  values.map((value, nth) => ({ at: nth * 30 * day, value, ...limits }));

test('[VIEW-1] values that rise step by step reach the upper limit when a line through them does', () => {
  const trend = valueTrend(measured([60, 70, 80, 90]));
  expect(trend?.limit).toBe('upper');
  expect(trend!.at / day).toBeCloseTo(180, 5);
});

test('[VIEW-1] values that fall reach the lower one', () => {
  expect(valueTrend(measured([60, 55, 50, 45]))?.limit).toBe('lower');
});

test.each([
  ['three values', measured([60, 70, 80])],
  ['values that scatter', measured([60, 90, 55, 85, 60])],
  ['values that stay', measured([60, 60, 60, 60])],
  ['values that lead nowhere within two years', measured([60, 60.1, 60.2, 60.3])],
  ['a limit that is not there', measured([60, 70, 80, 90], { lower: 30, upper: null as unknown as number })],
  ['a value that is beyond it already', measured([60, 85, 110, 135])],
  ['no value', []],
])('[VIEW-1] %s are no trend', (_, values) => {
  expect(valueTrend(values)).toBeNull();
});

test('[VIEW-1] what was measured under other limits is left out', () => {
  const before = measured([60, 70, 80], { lower: 0, upper: 200 });
  expect(valueTrend([...before, { at: 90 * day, value: 90, lower: 30, upper: 120 }])).toBeNull();
});
