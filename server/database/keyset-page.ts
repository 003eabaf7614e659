import { z } from '../../src/contract/zod.ts';

/** Where a page begins: behind this row, or before it. */
export type Cursor = { direction: 'next' | 'previous'; key: string; id: string };
/** As it travels: with the order it was made in, because in another one it points nowhere. */
type Travelling = Cursor & { order: string };

/** What a column can hold: no database compares with anything else (domain.md, section 0). */
const kept = z.string().check(z.refine((text) => !text.includes('\0')));
const cursorSchema = z.strictObject({
  direction: z.enum(['next', 'previous']),
  key: kept,
  id: kept,
  order: kept,
});

/** Undefined for what is no cursor of this order. */
export function readCursor(text: string, order: string): Cursor | undefined {
  try {
    const cursor = cursorSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
    return cursor?.order === order ? cursor : undefined;
  } catch {
    return undefined;
  }
}

const write = (cursor: Travelling) => Buffer.from(JSON.stringify(cursor)).toString('base64url');

type Rows<Row> = { rows: Row[]; size: number; cursor: Cursor | undefined; keyOf: (row: Row) => string; order: string };

/**
 * A page out of `size + 1` rows read from the cursor on, in the direction of reading: one row too many says that there
 * is more. Keys and not offsets, so that the last page costs what the first one does, and nothing is seen twice while
 * rows come and go.
 */
export function pageOfRows<Row extends { id: string }>({ rows, size, cursor, keyOf, order }: Rows<Row>) {
  const hasMore = rows.length > size;
  const isBackwards = cursor?.direction === 'previous';
  const items = isBackwards ? rows.slice(0, size).toReversed() : rows.slice(0, size);
  const [first, last] = [items[0], items.at(-1)];
  const hasNext = isBackwards ? true : hasMore;
  const hasPrevious = isBackwards ? hasMore : cursor !== undefined;
  return {
    items,
    ...(hasNext && last ? { next: write({ direction: 'next', key: keyOf(last), id: last.id, order }) } : {}),
    ...(hasPrevious && first
      ? { previous: write({ direction: 'previous', key: keyOf(first), id: first.id, order }) }
      : {}),
  };
}
