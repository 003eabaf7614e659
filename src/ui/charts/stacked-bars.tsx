import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStackHorizontal } from '@visx/shape';
import { totalOf, type ChartBar, type ChartPart } from './chart-part.ts';
import { PartShape, useHatch } from './part-shape.tsx';
import './chart.css';

type BarsProps = {
  /** What is drawn, for those who do not see it. */
  label: string;
  bars: readonly ChartBar[];
  parts: readonly ChartPart[];
  written: (amount: number) => string;
};

const lineHeight = 36;

/** Bars beside their names, one below the other, each with its total; drawn for the width there is. */
export function StackedBars(props: BarsProps) {
  const { parentRef, width } = useParentSize({ debounceTime: 50, initialSize: { width: 640 } });
  return <div ref={parentRef}>{width > 0 && <Drawing {...props} width={width} />}</div>;
}

function Drawing({ label, bars, parts, written, width }: BarsProps & { width: number }) {
  const { id, hatch } = useHatch();
  const isNarrow = width < 480;
  const nameWidth = isNarrow ? 0 : Math.min(180, width * 0.3);
  const room = width - nameWidth - 56;
  const rowHeight = isNarrow ? lineHeight + 16 : lineHeight;
  const height = bars.length * rowHeight;
  const y = scaleBand({ domain: bars.map((bar) => bar.id), range: [0, height], padding: 0.28 });
  const x = scaleLinear({ domain: [0, Math.max(1, ...bars.map(totalOf))], range: [0, room] });
  const looks = new Map(parts.map((part) => [part.id, part.look]));
  const barHeight = isNarrow ? 20 : y.bandwidth();
  const topOf = (barId: string) => (y(barId) ?? 0) + (isNarrow ? y.bandwidth() - barHeight : 0);
  return (
    <svg className="chart" role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} height={height}>
      {hatch}
      <BarStackHorizontal
        data={[...bars]}
        keys={parts.map((part) => part.id)}
        y={(bar) => bar.id}
        xScale={x}
        yScale={y}
        color={() => ''}
        value={(bar, key) => bar.amounts[key] ?? 0}
      >
        {(stacks) =>
          stacks.flatMap((stack) =>
            stack.bars.map((bar) => (
              <PartShape
                key={`${stack.key}-${bar.index}`}
                look={looks.get(stack.key) ?? 'idle'}
                hatch={id}
                x={nameWidth + bar.x}
                y={topOf(bars[bar.index]!.id)}
                // A hair of ground between the parts.
                width={Math.max(0, bar.width - 2)}
                height={barHeight}
              />
            )),
          )
        }
      </BarStackHorizontal>
      {bars.map((bar) => {
        const middle = topOf(bar.id) + barHeight / 2;
        return (
          <g key={bar.id}>
            {isNarrow ? (
              <text className="name" x={0} y={topOf(bar.id) - 6}>
                {bar.name}
              </text>
            ) : (
              <text className="name" x={nameWidth - 12} y={middle} dominantBaseline="central" textAnchor="end">
                {shortened(bar.name, nameWidth)}
              </text>
            )}
            <text className="value" x={nameWidth + x(totalOf(bar)) + 8} y={middle} dominantBaseline="central">
              {written(totalOf(bar))}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A name that is too long for its place ends in dots; the table beside the drawing has it whole. */
function shortened(name: string, width: number): string {
  const most = Math.max(8, Math.floor(width / 7.2));
  return [...name].length > most ? `${[...name].slice(0, most - 1).join('')}…` : name;
}
