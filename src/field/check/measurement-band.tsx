import type { MeasurementItem } from '../../contract/checklist.ts';
import { bandAxis } from './band-axis.ts';
import { shownValue } from './shown-value.ts';

type BandProps = { item: MeasurementItem; value: number | null; tone: string; language: string };

const [left, right] = [12, 314];

/** The limits as a band on a line, and where the value lies. A picture only: the verdict beside it says the same in words. */
export function MeasurementBand({ item, value, tone, language }: BandProps) {
  const axis = bandAxis(item);
  if (!axis) return null;
  const at = (share: number) => left + Math.min(1, Math.max(0, share)) * (right - left);
  const [from, to] = [at(axis.shareOf(item.lower ?? -Infinity)), at(axis.shareOf(item.upper ?? Infinity))];
  const limits = [item.lower, item.upper].filter((limit) => limit !== undefined);
  return (
    <svg className="band" viewBox="0 0 326 44" aria-hidden="true" focusable="false">
      <rect className="track" x={left} y="6" width={right - left} height="12" rx="6" />
      <rect className="allowed" x={from} y="6" width={to - from} height="12" />
      {limits.map((limit) => (
        <g key={limit}>
          <path className="limit" d={`M${at(axis.shareOf(limit))} 2v20`} />
          <text x={at(axis.shareOf(limit))} y="39" textAnchor="middle">
            {shownValue(limit, item, language)}
          </text>
        </g>
      ))}
      {value !== null && <circle className={tone} cx={at(axis.shareOf(value))} cy="12" r="9" />}
    </svg>
  );
}
