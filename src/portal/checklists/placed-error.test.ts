import { expect, test } from 'vitest';
import { aMeasurement, aPassFailItem } from '../../../tests/support/builders/a-checklist.ts';
import { aContent } from '../../../tests/support/builders/a-content.ts';
import { publishErrors } from '../../domain/publish-errors.ts';
import { controlOf, placedErrors } from './placed-error.ts';

const all = { de: 'x', en: 'x', uk: 'x', fr: 'x', es: 'x' };

test('[MOD-2] what keeps a checklist from being published is told at the field, and in the language, it is mended in', () => {
  const content = aContent(
    [
      aPassFailItem({ label: { ...all, fr: '' } }),
      aMeasurement({ label: all, unit: { ucum: '', shown: 'ml' }, lower: 2, upper: 1 }),
    ],
    { name: { ...all, uk: '' } },
  );
  const faults = placedErrors(publishErrors(content), content);
  expect(faults).toEqual([
    { itemId: null, field: 'name', code: 'textMissing', params: { language: 'uk' }, language: 'uk' },
    { itemId: 'housing', field: 'label', code: 'textMissing', params: { language: 'fr' }, language: 'fr' },
    { itemId: 'volume', field: 'unit.shown', code: 'unitMissing', language: null },
    { itemId: 'volume', field: 'lower', code: 'limitsContradict', language: null },
  ]);
  expect(controlOf(faults[2]!)).toBe('volume-unit-shown');
});
