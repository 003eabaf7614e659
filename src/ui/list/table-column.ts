import type { ReactNode } from 'react';

export type TableSort = { column: string; direction: 'ascending' | 'descending' };

/** One column: what it is called, what it shows of a row, and where that stands when rows become cards. */
export type TableColumn<Row> = {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** Numbers stand at the end, under each other. */
  isNumber?: boolean;
  /** Heads that are not seen: a menu at the end of each row. */
  isHeadHidden?: boolean;
  /** In a card: a line of its own, at the end of the line before, or not at all. */
  inCard?: 'line' | 'end' | 'none';
};

/** What the next press on a head asks for. */
export function nextSort(sort: TableSort | null, column: string): TableSort {
  const isTurned = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isTurned ? 'descending' : 'ascending' };
}
