import { useState } from 'react';

/** The row of a queue that is looked at, and the ways to those beside it. */
export type CurrentRow = { id: string | undefined; index: number; next: () => void; previous: () => void };

/** Stays at its row while the list changes; where the row has gone, at what stands in its place now. */
export function useCurrentRow(ids: readonly string[]): CurrentRow {
  const [chosen, setChosen] = useState<{ id: string | undefined; index: number }>({ id: undefined, index: 0 });
  const found = chosen.id === undefined ? -1 : ids.indexOf(chosen.id);
  const index = Math.max(0, Math.min(found === -1 ? chosen.index : found, ids.length - 1));
  const goTo = (to: number) => {
    const at = Math.max(0, Math.min(to, ids.length - 1));
    setChosen({ id: ids[at], index: at });
  };
  // Its place is remembered with it, so that the next one comes in sight when a decision takes it away.
  if (chosen.id !== ids[index] || chosen.index !== index) setChosen({ id: ids[index], index });
  return { id: ids[index], index, next: () => goTo(index + 1), previous: () => goTo(index - 1) };
}
