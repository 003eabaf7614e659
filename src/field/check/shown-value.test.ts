import { expect, test } from 'vitest';
import { aMeasurement } from '../../../tests/support/builders/a-checklist.ts';
import { shownValue } from './shown-value.ts';

test('[QR-3, I18N-1] a value is shown as it was typed, in the writing of the language', () => {
  const item = aMeasurement({ decimals: 1 });
  expect([shownValue(10.625, item, 'de'), shownValue(10, item, 'en')]).toEqual(['10,625', '10.0']);
});

test('[QR-3] a mean is shown with one decimal more than is measured, and a small distance never as none', () => {
  const item = aMeasurement({ decimals: 1, repeat: 3, aggregate: 'mean' });
  expect([shownValue(49.966667, item, 'en'), shownValue(0.000333, item, 'en')]).toEqual(['49.97', '0.000333']);
});
