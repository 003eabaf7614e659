import type { MeasurementItem } from '../../contract/checklist.ts';
import { regional } from '../../i18n/regional.ts';

/** A value of a measurement in the language's own writing, with at least the decimals the checklist asks for. */
export function shownValue(value: number, { decimals }: Pick<MeasurementItem, 'decimals'>, language: string): string {
  return new Intl.NumberFormat(regional(language), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 6,
  }).format(value);
}
