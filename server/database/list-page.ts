import { sql, type Kysely, type SelectExpression, type SelectQueryBuilder } from 'kysely';
import { pageOfRows, readCursor, type Cursor } from './keyset-page.ts';
import type { Tables } from './tables.ts';

const mostCounted = 10_000;
/** Rows that are walked along to count those that fit; what lies beyond is not counted. */
export const mostWalked = 200_000;

/** What a list shows: rows that fit, in an order with the id as its last key. */
export type List<Row extends ListedRow> = {
  /** What a cursor has to be made in to be good here. */
  order: string;
  readPage: (page: { size: number; cursor?: Cursor }) => Promise<ReturnType<typeof pageOfRows<Row>>>;
  /** Up to 10,000 and no further than a bounded walk, or all of them. */
  count: (how?: 'exact') => Promise<{ total: number; totalIsExact: boolean }>;
  /** Counts no further than it has to. */
  isLongerThan: (rows: number) => Promise<boolean>;
};
export type ListedRow = { id: string; sortKey: string };

type Listing<TB extends keyof Tables, Row> = {
  db: Kysely<Tables>;
  /** From where, and which, by an index. */
  matching: SelectQueryBuilder<Tables, TB, object>;
  /**
   * Which of those, where no index leads to them: a condition on these columns, which the index holds. A page walks along
   * the index until it is full; counting stops after so many of them.
   */
  narrowed?: {
    columns: readonly SelectExpression<Tables, TB>[];
    by: (query: SelectQueryBuilder<Tables, TB, object>) => SelectQueryBuilder<Tables, TB, object>;
    /** Fewer in a test. */
    mostWalked?: number;
  };
  /** What is shown of each; `id` and `sortKey` among it. */
  columns: (query: SelectQueryBuilder<Tables, TB, object>) => SelectQueryBuilder<Tables, TB, Row>;
  id: string;
  sortBy: string;
  isDescending: boolean;
};

type Narrowed<TB extends keyof Tables> = NonNullable<Listing<TB, unknown>['narrowed']>;

/** A list out of a query; keys and not offsets, see keyset-page.ts. */
export function listOf<TB extends keyof Tables, Row extends ListedRow>(listing: Listing<TB, Row>): List<Row> {
  const { db, narrowed, columns, sortBy, isDescending } = listing;
  const matching = narrowed ? narrowed.by(listing.matching) : listing.matching;
  const [key, id] = [sql.ref(sortBy), sql.ref(listing.id)];
  const order = `${isDescending ? '-' : ''}${sortBy}`;
  async function countUpTo(most: number, among = matching): Promise<number> {
    const counted = among
      .select(sql`1`.as('one'))
      .limit(most)
      .as('counted');
    const { total } = await db
      .selectFrom(counted)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  }
  /** The same among the first of those an index leads to, and whether that was all of them. */
  async function countAlong({ by, columns: held, mostWalked: most = mostWalked }: Narrowed<TB>) {
    const walked = listing.matching.select(held).limit(most);
    const table = listing.id.slice(0, listing.id.indexOf('.')) as TB;
    const among = by(db.selectFrom(walked.as(table)) as unknown as typeof matching);
    const total = await countUpTo(mostCounted + 1, among);
    const isWhole = total > mostCounted || (await countUpTo(most + 1, listing.matching)) <= most;
    return { total: Math.min(total, mostCounted), totalIsExact: total <= mostCounted && isWhole };
  }
  return {
    order,
    async readPage({ size, cursor }) {
      const isDown = isDescending !== (cursor?.direction === 'previous');
      const way = sql.raw(isDown ? 'desc' : 'asc');
      let reading = columns(matching)
        .orderBy(sql`${key} ${way}`)
        .orderBy(sql`${id} ${way}`)
        .limit(size + 1);
      if (cursor) {
        const than = sql.raw(isDown ? '<' : '>');
        reading = reading.where(sql<boolean>`(${key}, ${id}) ${than} (${cursor.key}, ${cursor.id})`);
      }
      const rows = (await reading.execute()) as Row[];
      return pageOfRows({ rows, size, cursor, keyOf: ({ sortKey }) => sortKey, order });
    },
    async count(how) {
      if (narrowed && how !== 'exact') return countAlong(narrowed);
      const most = how === 'exact' ? Number.MAX_SAFE_INTEGER - 1 : mostCounted;
      const total = await countUpTo(most + 1);
      return { total: Math.min(total, most), totalIsExact: total <= most };
    },
    isLongerThan: async (rows) => (await countUpTo(rows + 1)) > rows,
  };
}

/** A column that no index leads to: what somebody searches for is found by the index of words first, and that is few. */
export const notByIndex = (column: string) => sql<string>`(${sql.ref(column)} || '')`;

/** Every row that fits, read page by page: a stream holds up nobody who writes. */
export async function* everyRow<Row extends ListedRow>(list: List<Row>): AsyncGenerator<Row> {
  let cursor: Cursor | undefined;
  do {
    const page: { items: Row[]; next?: string } = await list.readPage({ size: 500, cursor });
    yield* page.items;
    cursor = page.next === undefined ? undefined : readCursor(page.next, list.order);
  } while (cursor);
}
