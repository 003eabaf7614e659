import { PatternLines } from '@visx/pattern';
import { useId } from 'react';
import type { PartLook } from './chart-part.ts';

type PartShapeProps = { look: PartLook; x: number; y: number; width: number; height: number; hatch: string };

/** One part of a bar. What is overdue is hatched too. */
export function PartShape({ look, hatch, ...place }: PartShapeProps) {
  if (place.width <= 0 || place.height <= 0) return null;
  return (
    <>
      <rect {...place} rx={2} className={look} />
      {look === 'over' && <rect {...place} rx={2} fill={`url(#${hatch})`} />}
    </>
  );
}

/** The hatch of a chart, and its name. */
export function useHatch() {
  const id = `hatch${useId().replaceAll(/\W/g, '')}`;
  const hatch = <PatternLines id={id} width={7} height={7} orientation={['diagonal']} className="hatch" />;
  return { id, hatch };
}
