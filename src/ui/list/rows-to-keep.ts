type Kept = { inSight: readonly number[]; count: number; focused: number | undefined };

/**
 * The rows that stand in the document, in their order: those in sight; the one with the focus and its neighbours;
 * and the ends, where somebody comes in who steps back from what stands below.
 */
export function rowsToKeep({ inSight, count, focused }: Kept): number[] {
  const beside = focused === undefined ? [] : [focused - 1, focused, focused + 1];
  const kept = new Set([0, ...inSight, ...beside, count - 1]);
  return [...kept].filter((index) => index >= 0 && index < count).toSorted((a, b) => a - b);
}
