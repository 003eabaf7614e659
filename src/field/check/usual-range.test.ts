import { expect, test } from 'vitest';
import { aMeasurement } from '../../../tests/support/builders/a-checklist.ts';
import { usualRange } from './usual-range.ts';

test('[QR-3] a value far from what is usual is asked about with the range that is usual, or the one end that is known', () => {
  const shown = (value: number) => `${value.toFixed(1)} Ω`;
  expect(usualRange(aMeasurement({ plausMin: 0.1, plausMax: 1 }), shown)).toBe('0.1 Ω – 1.0 Ω');
  expect(usualRange(aMeasurement({ plausMin: 0.1, plausMax: undefined }), shown)).toBe('0.1 Ω – …');
  expect(usualRange(aMeasurement({ plausMin: undefined, plausMax: 1 }), shown)).toBe('… – 1.0 Ω');
});
