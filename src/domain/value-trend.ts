type Value = { at: number; value: number; lower: number | null; upper: number | null };
export type Trend = { limit: 'lower' | 'upper'; at: number };

const fewest = 4; // values, below which a line says nothing
const clearest = 0.6; // the share of the spread (R²) that a line has to explain
const farthest = 2 * 365 * 86_400_000; // milliseconds

/**
 * Where values over time drift: which limit a straight line through the last of them (least squares) reaches, and when, in
 * milliseconds. Values under other limits than the last one are left out. Null where there are too few, where they scatter,
 * where they lead away from the limits, or only reach one in more than two years.
 */
export function valueTrend(values: readonly Value[]): Trend | null {
  const last = values.at(-1);
  const alike = values.filter(({ lower, upper }) => lower === last?.lower && upper === last?.upper);
  if (!last || alike.length < fewest) return null;
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const [at, value] = [mean(alike.map((each) => each.at)), mean(alike.map((each) => each.value))];
  const sum = (of: (each: Value) => number) => alike.reduce((total, each) => total + of(each), 0);
  const spreadOfTime = sum((each) => (each.at - at) ** 2);
  const spreadOfValue = sum((each) => (each.value - value) ** 2);
  const both = sum((each) => (each.at - at) * (each.value - value));
  if (spreadOfTime === 0 || spreadOfValue === 0) return null;
  if (both ** 2 / (spreadOfTime * spreadOfValue) < clearest) return null;
  const slope = both / spreadOfTime;
  const limit = slope > 0 ? ('upper' as const) : ('lower' as const);
  const bound = last[limit];
  if (bound === null) return null;
  const reached = at + (bound - value) / slope;
  return reached > last.at && reached - last.at <= farthest ? { limit, at: reached } : null;
}
