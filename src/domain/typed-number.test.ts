import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../contract/language.ts';
import { readTypedNumber } from './typed-number.ts';

test('[QR-3] a value is read as it is written in each of the five languages', () => {
  const values = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(values, fc.constantFrom(...languages), fc.boolean(), (value, language, useGrouping) => {
      const typed = value.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping });
      expect(readTypedNumber(typed)).toEqual({
        kind: 'number',
        decimal: Object.is(value, -0) || value === 0 ? '0.00' : value.toFixed(2),
      });
    }),
  );
});

test.each([
  ['10,62', '10.62'],
  ['10.62', '10.62'],
  ['.5', '0.5'],
  [',5', '0.5'],
  ['5,', '5'],
  ['+7', '7'],
  ['−3', '-3'],
  ['-0', '0'],
  ['007,50', '7.50'],
  ['1.234', '1.234'],
  ['1.234,5', '1234.5'],
  ['1,234.5', '1234.5'],
  ['1.234.567', '1234567'],
  ['1 234,5', '1234.5'],
  ['1’234.5', '1234.5'],
  ['１２，５', '12.5'],
])('[QR-3] %s is the number %s', (typed, decimal) => {
  expect(readTypedNumber(typed)).toEqual({ kind: 'number', decimal });
});

test.each([
  'abc',
  '1,2,3',
  '1.2.3',
  '12-3',
  '--1',
  '1e5',
  '0x10',
  '.',
  '-',
  '1,234.567,8',
  '1234567890123',
  '0.1234567',
])('[QR-3] %s is not taken for a number', (typed) => {
  expect(readTypedNumber(typed)).toEqual({ kind: 'notANumber' });
});

test('[QR-3] nothing typed is nothing measured', () => {
  expect(readTypedNumber('  ')).toEqual({ kind: 'empty' });
});
