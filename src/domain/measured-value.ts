import type { MeasurementItem } from '../contract/checklist.ts';

const scale = 1_000_000n;

/** Exact arithmetic in millionths, because 0.1 + 0.2 must not fail a device. `sum / count` is the value. */
export type MeasuredValue = { sum: bigint; count: bigint };

/** The one value that counts of a measurement's readings (decimal texts): the last, largest, smallest or their mean. */
export function measuredValue(item: Pick<MeasurementItem, 'aggregate'>, decimals: readonly string[]): MeasuredValue {
  const readings = decimals.map(millionths);
  const of = (sum: bigint) => ({ sum, count: 1n });
  switch (item.aggregate) {
    case 'last':
      return of(readings.at(-1)!);
    case 'max':
      return of(readings.reduce((a, b) => (a > b ? a : b)));
    case 'min':
      return of(readings.reduce((a, b) => (a < b ? a : b)));
    case 'mean':
      return { sum: readings.reduce((a, b) => a + b), count: BigInt(readings.length) };
  }
}

/** True when the value is below `lower` or above `upper`; a limit that is absent limits nothing. */
export function isOutside(value: MeasuredValue, lower: number | undefined, upper: number | undefined): boolean {
  const isBelow = lower !== undefined && value.sum < ofLimit(lower) * value.count;
  const isAbove = upper !== undefined && value.sum > ofLimit(upper) * value.count;
  return isBelow || isAbove;
}

/** The value as a number, for showing only. */
export const shownNumber = ({ sum, count }: MeasuredValue) => Number(sum) / Number(count) / Number(scale);

const ofLimit = (limit: number) => BigInt(Math.round(limit * Number(scale)));

function millionths(decimal: string): bigint {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal)!;
  const magnitude = BigInt(whole!) * scale + BigInt(fraction.padEnd(6, '0').slice(0, 6));
  return sign ? -magnitude : magnitude;
}
