import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useReducer, useRef, type RefObject } from 'react';
import { rowsToKeep } from './rows-to-keep.ts';
import { useIsWide } from '../page/use-is-wide.ts';
import { useTopOf } from './use-top-of.ts';

type Rows = {
  body: RefObject<HTMLElement | null>;
  ids: readonly string[];
  isWhole: boolean;
};

/** A row to make, or the room of rows that are not made. */
type Piece = { kind: 'row'; index: number; id: string } | { kind: 'gap'; key: string; height: number };

// A little more than is in sight, so that a quick turn of the wheel does not show the ground.
const overscan = 8; // rows
const usualHeight = { row: 55, card: 157 }; // pixels, until they are measured
/** What the rows of the long list before were measured at: whoever comes back to it finds the same rows in sight. */
let lastHeights: { isWide: boolean; byId: ReadonlyMap<unknown, number> } = { isWide: true, byId: new Map() };

/** Which rows stand in the document while the window is scrolled, and how much room is between them. */
export function useRowsInSight({ body, ids, isWhole }: Rows) {
  const top = useTopOf(body);
  const isWide = useIsWide();
  // The rows beside the focus are made while it arrives, not at the next scroll: a fast Tab would find none.
  const [, followFocus] = useReducer((moves: number) => moves + 1, 0);
  useEffect(() => {
    const rows = body.current;
    rows?.addEventListener('focusin', followFocus);
    return () => rows?.removeEventListener('focusin', followFocus);
  }, [body]);
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: ids.length,
    getItemKey: (index) => ids[index]!,
    estimateSize: (index) => heightOf(ids[index]!, isWide),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    overscan,
    // With the heading that stands before it.
    measureElement: (row) => row.offsetHeight + heightOfHeading(row.previousElementSibling),
    scrollMargin: top,
    rangeExtractor: (range: Range) =>
      isWhole
        ? [...ids.keys()]
        : rowsToKeep({ inSight: defaultRangeExtractor(range), count: ids.length, focused: focusedRow(body.current) }),
  });

  const measuredWide = useRef(isWide);
  useEffect(() => {
    if (measuredWide.current !== isWide) virtualizer.measure(); // heights of cards say nothing of rows
    measuredWide.current = isWide;
    return () => {
      lastHeights = { isWide, byId: new Map(virtualizer.itemSizeCache) };
    };
  }, [virtualizer, isWide]);

  const pieces: Piece[] = [];
  let end = top;
  for (const { index, start, end: itsEnd } of virtualizer.getVirtualItems()) {
    const id = ids[index]!;
    if (start > end) pieces.push({ kind: 'gap', key: `before ${id}`, height: start - end });
    pieces.push({ kind: 'row', index, id });
    end = itsEnd;
  }
  return { pieces, measure: virtualizer.measureElement };
}

const heightOfHeading = (before: Element | null) =>
  before instanceof HTMLElement && before.dataset.heading !== undefined ? before.offsetHeight : 0;

function heightOf(id: string, isWide: boolean): number {
  const known = lastHeights.isWide === isWide ? lastHeights.byId.get(id) : undefined;
  return known ?? (isWide ? usualHeight.row : usualHeight.card);
}

/** Undefined while the focus is elsewhere. */
function focusedRow(body: HTMLElement | null): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-index]');
  return row && body?.contains(row) ? Number(row.dataset.index) : undefined;
}
