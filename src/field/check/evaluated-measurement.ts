import type { MeasurementItem } from '../../contract/checklist.ts';
import { isOutside, measuredValue, shownNumber, type MeasuredValue } from '../../domain/measured-value.ts';
import { readTypedNumber } from '../../domain/typed-number.ts';

/** How far a value is from the limit it is beyond. */
export type Beyond = { side: 'above' | 'below'; limit: number; distance: number };

/** What the readings typed so far come to. */
export type EvaluatedMeasurement =
  | { kind: 'open'; typed: number; wanted: number }
  | { kind: 'notANumber'; typed: string }
  | { kind: 'pass' | 'noted'; value: number; isImplausible: boolean }
  /** `remark`: within the limits, beyond a warning value. */
  | ({ kind: 'remark' | 'fail'; value: number; isImplausible: boolean } & Beyond);

/** Evaluates a measurement as it is typed, by the rule that page and server share. */
export function evaluatedMeasurement(item: MeasurementItem, typed: readonly string[]): EvaluatedMeasurement {
  const texts = typed.slice(0, item.repeat);
  const numbers = texts.map(readTypedNumber);
  const wrong = numbers.findIndex(({ kind }) => kind === 'notANumber');
  if (wrong >= 0) return { kind: 'notANumber', typed: texts[wrong]! };
  const decimals = numbers.flatMap((number) => (number.kind === 'number' ? [number.decimal] : []));
  if (decimals.length < item.repeat) return { kind: 'open', typed: decimals.length, wanted: item.repeat };

  const measured = measuredValue(item, decimals);
  const value = shownNumber(measured);
  const isImplausible = isOutside(measured, item.plausMin, item.plausMax);
  const failed = beyond(measured, item.lower, item.upper);
  if (failed) return { kind: 'fail', value, isImplausible, ...failed };
  const warned = beyond(measured, item.warnLower, item.warnUpper);
  if (warned) return { kind: 'remark', value, isImplausible, ...warned };
  const hasLimits = [item.lower, item.upper, item.warnLower, item.warnUpper].some((limit) => limit !== undefined);
  return { kind: hasLimits ? 'pass' : 'noted', value, isImplausible };
}

function beyond(measured: MeasuredValue, lower: number | undefined, upper: number | undefined): Beyond | null {
  if (upper !== undefined && isOutside(measured, undefined, upper))
    return { side: 'above', limit: upper, distance: distanceTo(measured, upper) };
  if (lower !== undefined && isOutside(measured, lower, undefined))
    return { side: 'below', limit: lower, distance: distanceTo(measured, lower) };
  return null;
}

/** In millionths, so that 10.62 − 10.50 is said as 0.12. */
function distanceTo({ sum, count }: MeasuredValue, limit: number): number {
  const difference = sum - BigInt(Math.round(limit * 1_000_000)) * count;
  return shownNumber({ sum: difference < 0n ? -difference : difference, count });
}
