import { longestSignaturePath } from '../../contract/function-check.ts';

export type Point = { x: number; y: number };

/** The sheet a signature is drawn on: the numbers of its path are within it. */
export const signatureSheet = { width: 600, height: 200 };

const closeEnough = 0.8; // units of the sheet: what a line may be off is less than half of its width
const coarsest = 13; // units of the sheet

/**
 * The path with one more stroke, with as few points as keep its look. A stroke that would make it too long is drawn
 * coarser; null when not even that fits.
 */
export function withStroke(path: string, stroke: readonly Point[]): string | null {
  for (let tolerance = closeEnough; tolerance < coarsest; tolerance *= 2) {
    const longer = path + strokePath(simplified(stroke, tolerance));
    if (longer.length <= longestSignaturePath) return longer;
  }
  return null;
}

/** The path without its latest stroke. */
export const withoutLastStroke = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('M')));

/** A stroke of one point is a dot: a line that ends where it begins. */
function strokePath([first, ...rest]: readonly Point[]): string {
  if (!first) return '';
  return `M${written(first)}${(rest.length > 0 ? rest : [first]).map((point) => `L${written(point)}`).join('')}`;
}

const written = ({ x, y }: Point) =>
  `${Math.round(clamp(x, signatureSheet.width))} ${Math.round(clamp(y, signatureSheet.height))}`;
const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** Leaves out every point that lies closer than `tolerance` to the line without it (Ramer, Douglas and Peucker). */
function simplified(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, points.length - 1]);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let farthest = { at: -1, distance: tolerance };
    for (let at = from + 1; at < to; at += 1) {
      const distance = distanceToLine(points[at]!, points[from]!, points[to]!);
      if (distance > farthest.distance) farthest = { at, distance };
    }
    if (farthest.at < 0) continue;
    kept.add(farthest.at);
    spans.push([from, farthest.at], [farthest.at, to]);
  }
  return points.filter((_, at) => kept.has(at));
}

function distanceToLine({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - from.x, y - from.y);
  return Math.abs(dy * (x - from.x) - dx * (y - from.y)) / length;
}
