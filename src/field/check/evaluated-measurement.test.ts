import { expect, test } from 'vitest';
import type { MeasurementItem } from '../../contract/checklist.ts';
import { evaluatedMeasurement } from './evaluated-measurement.ts';

const item = (changes: Partial<MeasurementItem> = {}): MeasurementItem => ({
  kind: 'measurement',
  itemId: 'volume',
  label: { en: 'Delivered volume' },
  required: true,
  critical: true,
  naAllowed: false,
  commentRequiredOnFail: true,
  unit: { ucum: 'mL', shown: 'ml' },
  decimals: 2,
  lower: 9.5,
  upper: 10.5,
  repeat: 1,
  aggregate: 'last',
  ...changes,
});

test.each(['10.62', '10,62', ' 10,62 '])(
  '[QR-3] "%s" is told as 0.12 above the limit, with either decimal mark',
  (typed) => {
    expect(evaluatedMeasurement(item(), [typed])).toEqual({
      kind: 'fail',
      value: 10.62,
      side: 'above',
      limit: 10.5,
      distance: 0.12,
      isImplausible: false,
    });
  },
);

test('[QR-3] a value on the limit is within it', () => {
  expect(evaluatedMeasurement(item(), ['10.5'])).toMatchObject({ kind: 'pass', value: 10.5 });
});

test('[QR-3] a value beyond a warning value only is a remark', () => {
  const warned = evaluatedMeasurement(item({ warnUpper: 10.3 }), ['10.4']);
  expect(warned).toMatchObject({ kind: 'remark', side: 'above', limit: 10.3, distance: 0.1 });
});

test('[QR-3] an implausible value is asked about, not refused', () => {
  expect(evaluatedMeasurement(item({ plausMax: 50 }), ['1062'])).toMatchObject({ kind: 'fail', isImplausible: true });
});

test('[QR-3] a repeated measurement is evaluated when all its readings are there', () => {
  const repeated = item({ repeat: 3, aggregate: 'mean' });
  expect(evaluatedMeasurement(repeated, ['10', '', '10.4'])).toEqual({ kind: 'open', typed: 2, wanted: 3 });
  expect(evaluatedMeasurement(repeated, ['10', '10.1', '10.2'])).toMatchObject({ kind: 'pass', value: 10.1 });
});

test('[QR-3] what is no number is named, not dropped', () => {
  expect(evaluatedMeasurement(item(), ['ten'])).toEqual({ kind: 'notANumber', typed: 'ten' });
});

test('[QR-3] a measurement without limits is noted', () => {
  expect(evaluatedMeasurement(item({ lower: undefined, upper: undefined }), ['-3'])).toMatchObject({
    kind: 'noted',
    value: -3,
  });
});
