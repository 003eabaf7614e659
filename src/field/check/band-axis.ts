import type { MeasurementItem } from '../../contract/checklist.ts';

/** Maps values to a line from 0 to 1 on which the limits stand apart; null when there is no limit to draw. */
export function bandAxis({ lower, upper }: Pick<MeasurementItem, 'lower' | 'upper'>) {
  const only = lower ?? upper;
  if (only === undefined) return null;
  const span = lower !== undefined && upper !== undefined ? upper - lower : Math.abs(only);
  const margin = (span || 1) * 0.6;
  const from = (lower ?? only) - margin;
  const to = (upper ?? only) + margin;
  return { shareOf: (value: number) => (value - from) / (to - from) };
}
