import type { LabelLayout } from './label-layouts.ts';

/** White around a code, in modules, on each side; without it phones do not find the code. */
export const quietZone = 4;
const inch = 25.4; // millimetres

export const dotOf = ({ dotsPerInch }: Pick<LabelLayout, 'dotsPerInch'>) => inch / dotsPerInch;

/** Millimetres of one module and of the whole code with its quiet zone; or that a module would be too small to be read. */
export type CodeSize =
  | { kind: 'fits'; module: number; side: number }
  | { kind: 'tooSmall'; module: number; smallest: number };

/** The size of a code of so many modules in a layout. A module is a whole number of the printer's dots, or edges would blur. */
export function codeSize(layout: LabelLayout, modules: number): CodeSize {
  const { label, margin, largestCode, smallestModule } = layout;
  const across = modules + 2 * quietZone;
  const room = Math.min(largestCode, label.height - 2 * margin.y);
  const dot = dotOf(layout);
  const module = Math.floor(room / across / dot) * dot;
  return module < smallestModule
    ? { kind: 'tooSmall', module: room / across, smallest: smallestModule }
    : { kind: 'fits', module, side: module * across };
}
