import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStack } from '@visx/shape';
import { totalOf, type ChartBar, type ChartPart } from './chart-part.ts';
import { PartShape, useHatch } from './part-shape.tsx';
import './chart.css';

type ColumnsProps = {
  label: string;
  columns: readonly ChartBar[];
  parts: readonly ChartPart[];
  written: (amount: number) => string;
};

const height = 220;
const foot = 24;
const head = 20;

/** Columns over their names, as months are shown, each with its total; drawn for the width there is. */
export function StackedColumns(props: ColumnsProps) {
  const { parentRef, width } = useParentSize({ debounceTime: 50, initialSize: { width: 420 } });
  return <div ref={parentRef}>{width > 0 && <Drawing {...props} width={width} />}</div>;
}

function Drawing({ label, columns, parts, written, width }: ColumnsProps & { width: number }) {
  const { id, hatch } = useHatch();
  const x = scaleBand({ domain: columns.map((column) => column.id), range: [36, width], padding: 0.28 });
  const most = Math.max(1, ...columns.map(totalOf));
  const y = scaleLinear({ domain: [0, most], range: [height - foot, head], nice: true });
  const looks = new Map(parts.map((part) => [part.id, part.look]));
  // Where the names would touch each other, every second one is enough.
  const isCrowded = x.bandwidth() < 26;
  return (
    <svg className="chart" role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} height={height}>
      {hatch}
      {y.ticks(Math.min(4, most)).map((tick) => (
        <g key={tick}>
          <line className="grid" x1={32} x2={width} y1={y(tick)} y2={y(tick)} />
          <text x={26} y={y(tick)} textAnchor="end" dominantBaseline="central">
            {written(tick)}
          </text>
        </g>
      ))}
      <BarStack
        data={[...columns]}
        keys={parts.map((part) => part.id)}
        x={(column) => column.id}
        xScale={x}
        yScale={y}
        color={() => ''}
        value={(column, key) => column.amounts[key] ?? 0}
      >
        {(stacks) =>
          stacks.flatMap((stack) =>
            stack.bars.map((bar) => (
              <PartShape
                key={`${stack.key}-${bar.index}`}
                look={looks.get(stack.key) ?? 'idle'}
                hatch={id}
                x={bar.x}
                y={bar.y}
                width={bar.width}
                height={Math.max(0, bar.height - 1)}
              />
            )),
          )
        }
      </BarStack>
      {columns.map((column, at) => {
        const middle = (x(column.id) ?? 0) + x.bandwidth() / 2;
        const total = totalOf(column);
        return (
          <g key={column.id} textAnchor="middle">
            {total > 0 && (
              <text className="value" x={middle} y={y(total) - 6}>
                {written(total)}
              </text>
            )}
            {(!isCrowded || at % 2 === columns.length % 2) && (
              <text x={middle} y={height - 6}>
                {column.name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
