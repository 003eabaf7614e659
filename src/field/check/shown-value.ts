import type { MeasurementItem } from '../../contract/checklist.ts';
import { regional } from '../../i18n/regional.ts';

type Writing = Pick<MeasurementItem, 'decimals'> & Partial<Pick<MeasurementItem, 'repeat' | 'aggregate'>>;

/**
 * A value of a measurement in the language's own writing, with at least the decimals the checklist asks for. What was
 * typed is shown as typed; a mean with one decimal more, because six would claim more than was measured.
 */
export function shownValue(value: number, item: Writing, language: string): string {
  const isMean = item.aggregate === 'mean' && (item.repeat ?? 1) > 1;
  const shortest = item.decimals + 1;
  // A distance to a limit must not be rounded away to nothing.
  const most = isMean && Number(value.toFixed(shortest)) !== 0 ? shortest : 6;
  return new Intl.NumberFormat(regional(language), {
    minimumFractionDigits: item.decimals,
    maximumFractionDigits: Math.max(item.decimals, Math.min(most, 6)),
  }).format(value);
}
