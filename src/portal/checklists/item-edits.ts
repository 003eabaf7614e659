/** The same things in another order: the one at `from` stands at `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** What one of them is changed to; the others stay the very same. */
export const replaced = <Item>(items: readonly Item[], at: number, item: Item): Item[] => items.with(at, item);

/** The number a step has on the phone while all are shown; headings have none. */
export function stepNumber(items: readonly { itemId: string; kind: string }[], itemId: string): number {
  const steps = items.filter(({ kind }) => kind !== 'section');
  return steps.findIndex((item) => item.itemId === itemId) + 1;
}
