import type { ChartPart } from './chart-part.ts';
import { PartShape, useHatch } from './part-shape.tsx';

/** Which look means what. */
export function Legend({ parts }: { parts: readonly ChartPart[] }) {
  const { id, hatch } = useHatch();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-s text-second">
      {parts.map(({ id: part, label, look }) => (
        <li key={part} className="flex items-center gap-1.5">
          <svg className="chart legend-sign" viewBox="0 0 14 14" aria-hidden="true">
            {hatch}
            <PartShape look={look} x={1} y={1} width={12} height={12} hatch={id} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
