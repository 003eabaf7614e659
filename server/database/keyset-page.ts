import { z } from '../../src/contract/zod.ts';

/** Where a page begins: behind this row, or before it. */
export type Cursor = { direction: 'next' | 'previous'; key: string; id: string };

const cursorSchema = z.strictObject({
  direction: z.enum(['next', 'previous']),
  key: z.string(),
  id: z.string(),
});

/** Undefined for what is no cursor of ours. */
export function readCursor(text: string): Cursor | undefined {
  try {
    return cursorSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}

const write = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url');

type Rows<Row> = { rows: Row[]; size: number; cursor: Cursor | undefined; keyOf: (row: Row) => string };

/**
 * A page out of `size + 1` rows read from the cursor on, in the direction of reading: one row too many says that there
 * is more. Keys and not offsets, so that the last page costs what the first one does, and nothing is seen twice while
 * rows come and go.
 */
export function pageOfRows<Row extends { id: string }>({ rows, size, cursor, keyOf }: Rows<Row>) {
  const hasMore = rows.length > size;
  const isBackwards = cursor?.direction === 'previous';
  const items = isBackwards ? rows.slice(0, size).toReversed() : rows.slice(0, size);
  const [first, last] = [items[0], items.at(-1)];
  const hasNext = isBackwards ? true : hasMore;
  const hasPrevious = isBackwards ? hasMore : cursor !== undefined;
  return {
    items,
    ...(hasNext && last ? { next: write({ direction: 'next', key: keyOf(last), id: last.id }) } : {}),
    ...(hasPrevious && first ? { previous: write({ direction: 'previous', key: keyOf(first), id: first.id }) } : {}),
  };
}
