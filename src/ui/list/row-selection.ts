/** What is selected of a list: rows by their ids, on whichever page they stand, or all that a question finds. */
export type RowSelection =
  | { kind: 'ids'; ids: ReadonlySet<string>; isRestOfAll?: true }
  | { kind: 'all'; question: string };

export const nothingSelected: RowSelection = { kind: 'ids', ids: new Set() };

type Tick = { ids: readonly string[]; isOn: boolean; inSight: readonly string[] };

/**
 * Takes rows in or out; what is selected elsewhere stays. "All" without some is not all any more: who takes one out
 * sees the page it stands on, so the others of that page are left.
 */
export function ticked(selection: RowSelection, { ids, isOn, inSight }: Tick): RowSelection {
  if (selection.kind === 'all') return isOn ? selection : restOfAll(inSight, ids);
  const others = [...selection.ids].filter((id) => !ids.includes(id));
  return { kind: 'ids', ids: new Set(isOn ? [...others, ...ids] : others) };
}

function restOfAll(inSight: readonly string[], without: readonly string[]): RowSelection {
  const rest = inSight.filter((id) => !without.includes(id));
  return rest.length === 0 ? nothingSelected : { kind: 'ids', ids: new Set(rest), isRestOfAll: true };
}

/** The selection under a question: all of another one is nothing of this. Rows that somebody ticked stay ticked. */
export const underQuestion = (selection: RowSelection, question: string): RowSelection =>
  selection.kind === 'all' && selection.question !== question ? nothingSelected : selection;

/** Whether a row is selected. */
export const isRowSelected = (selection: RowSelection, id: string): boolean =>
  selection.kind === 'all' || selection.ids.has(id);

/** How many of the ticked rows do not stand on the page that is looked at. */
export function countOutOfSight(selection: RowSelection, inSight: readonly string[]): number {
  if (selection.kind === 'all') return 0;
  return [...selection.ids].filter((id) => !inSight.includes(id)).length;
}
