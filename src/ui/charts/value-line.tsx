import { useParentSize } from '@visx/responsive';
import { scaleLinear, scaleTime } from '@visx/scale';
import { LinePath } from '@visx/shape';
import './chart.css';

/** One measured value; limits are those that held when it was measured. */
export type MeasuredPoint = {
  id: string;
  at: Date;
  value: number;
  isOut: boolean;
  lower: number | null;
  upper: number | null;
  /** Where it is close to a limit already; null where nothing is said of that. */
  warnLower: number | null;
  warnUpper: number | null;
};

type LineProps = {
  label: string;
  points: readonly MeasuredPoint[];
  /** A value as it is written, with its unit. */
  written: (value: number) => string;
  day: (at: Date) => string;
  words: { lower: string; upper: string };
};

const height = 216;
const foot = 28;
const head = 24;

/** Values over time between their limits: a square stands for one that is out of them. Drawn for the width there is. */
export function ValueLine(props: LineProps) {
  const { parentRef, width } = useParentSize({ debounceTime: 50, initialSize: { width: 560 } });
  return <div ref={parentRef}>{width > 0 && <Drawing {...props} width={width} />}</div>;
}

function Drawing({ label, points, written, day, words, width }: LineProps & { width: number }) {
  const last = points.at(-1)!;
  const limits = [last.lower, last.upper].filter((limit) => limit !== null);
  const [left, right] = [8, width - (width < 480 ? 8 : 120)];
  const times = points.map(({ at }) => at.getTime());
  const [first, latest] = [Math.min(...times), Math.max(...times)];
  const x = scaleTime({ domain: [first, Math.max(latest, first + 1)], range: [left + 8, right - 8] });
  const warnings = [last.warnLower, last.warnUpper].filter((limit) => limit !== null);
  const all = [...points.map(({ value }) => value), ...limits, ...warnings];
  const air = (Math.max(...all) - Math.min(...all) || 1) * 0.15;
  const y = scaleLinear({
    domain: [Math.min(...all) - air, Math.max(...all) + air],
    range: [height - foot, head],
  });
  const top = last.upper === null ? head : y(last.upper);
  const bottom = last.lower === null ? height - foot : y(last.lower);
  const isAtEdge = x(last.at) > width - 60;
  return (
    <svg className="chart" role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} height={height}>
      {limits.length > 0 && <rect className="allowed" x={left} y={top} width={right - left} height={bottom - top} />}
      {warnings.map((limit) => (
        <line key={limit} className="warning" x1={left} x2={right} y1={y(limit)} y2={y(limit)} />
      ))}
      {(['upper', 'lower'] as const).map((which) => {
        const limit = last[which];
        if (limit === null) return null;
        const above = which === 'upper' ? -7 : 16;
        return (
          <g key={which}>
            <line className="limit" x1={left} x2={right} y1={y(limit)} y2={y(limit)} />
            {width < 480 ? (
              <text x={left} y={y(limit) + above}>{`${words[which]} ${written(limit)}`}</text>
            ) : (
              <text x={right + 8} y={y(limit)} dominantBaseline="central">{`${words[which]} ${written(limit)}`}</text>
            )}
          </g>
        );
      })}
      <LinePath className="line" data={[...points]} x={({ at }) => x(at)} y={({ value }) => y(value)} />
      {points.map(({ id, at, value, isOut }) =>
        isOut ? (
          <rect key={id} className="point out" x={x(at) - 6} y={y(value) - 6} width={12} height={12} />
        ) : (
          <circle key={id} className="point" cx={x(at)} cy={y(value)} r={4} />
        ),
      )}
      <text className="value" x={x(last.at)} y={y(last.value) - 12} textAnchor={isAtEdge ? 'end' : 'middle'}>
        {written(last.value)}
      </text>
      <line className="grid" x1={left} x2={right} y1={height - foot} y2={height - foot} />
      <text x={left} y={height - 8}>
        {day(points[0]!.at)}
      </text>
      {points.length > 1 && (
        <text x={right} y={height - 8} textAnchor="end">
          {day(last.at)}
        </text>
      )}
    </svg>
  );
}
