import type { Table } from 'dexie';
import { longestRetryAfter } from './outbox/retry-after.ts';
import { longestDelay } from './outbox/retry-delay.ts';
import { endOfWait, longestWaitOf, type Turn } from './outbox/which-turn.ts';

type Row = { id: string; [field: string]: unknown };
/** Times are milliseconds since 1970 by the phone's clock. */
type Waiting = {
  id: string;
  nextAttemptAt?: number | undefined;
  triedAt?: number | undefined;
  /** Asked for by the server: nothing shortens it. */
  notBefore?: number | undefined;
};
type Moment = { time: number; turn: Turn };
type Parts<T extends Waiting> = {
  /** A table with the indexes `[status+nextAttemptAt]` and `[status+triedAt]`. */
  table: Table<Row, string>;
  statuses: readonly string[];
  /** Reads rows, and leaves out what may not go whatever its time says. */
  accept: (rows: Row[]) => Promise<T[]>;
};

const aFew = 8;

/** When something may be tried. Times further away than any wait of ours come from a clock that was set back; they hold nothing up. */
export function dueAt(item: Waiting, { time, turn }: Moment): number {
  const { notBefore = 0 } = item;
  const wait = endOfWait(item, longestWaitOf(turn));
  const next = wait > time + longestDelay ? time : wait;
  return Math.max(next, notBefore > time + longestRetryAfter ? time : notBefore);
}

/** What waits for its time in a table, found by the indexes: what is not due costs nothing, however much of it there is. */
export function createWaitingRows<T extends Waiting>({ table, statuses, accept }: Parts<T>) {
  const indexes = { next: '[status+nextAttemptAt]', tried: '[status+triedAt]' } as const;
  type Range = { by: keyof typeof indexes; from: number; to: number };

  /** The first rows of a range for each status, in its order. */
  const readRange = ({ by, from, to }: Range, limit: number) =>
    Promise.all(
      statuses.map((status) =>
        table.where(indexes[by]).between([status, from], [status, to], true, true).limit(limit).toArray(),
      ),
    );
  const eachOnce = (parts: Row[][][]) => [...new Map(parts.flat(2).map((row) => [row.id, row])).values()];

  /** What is due at this moment; at least `most` of it, if there is as much. */
  async function due(moment: Moment, most = Infinity): Promise<T[]> {
    const { time, turn } = moment;
    const ranges: Range[] = [
      { by: 'next', from: -Infinity, to: time },
      { by: 'next', from: time + longestDelay, to: Infinity },
      { by: 'tried', from: -Infinity, to: time - longestWaitOf(turn) },
    ];
    const parts = await Promise.all(ranges.map((range) => readRange(range, most)));
    const items = (await accept(eachOnce(parts))).filter((item) => dueAt(item, moment) <= time);
    const isCut = parts.flat().some(({ length }) => length === most);
    return isCut && items.length < most ? due(moment) : items;
  }

  /** When the next may be tried, or null when none waits. */
  async function nextDueAt(moment: Moment, limit = aFew): Promise<number | null> {
    const { time, turn } = moment;
    const longestWait = longestWaitOf(turn);
    const [byNext, setBack, byTried] = await Promise.all([
      readRange({ by: 'next', from: -Infinity, to: Infinity }, limit),
      readRange({ by: 'next', from: time + longestDelay, to: Infinity }, limit),
      longestWait === Infinity ? [] : readRange({ by: 'tried', from: -Infinity, to: Infinity }, limit),
    ]);
    const items = await accept(eachOnce([byNext, setBack, byTried]));
    const earliest = Math.min(...items.map((item) => dueAt(item, moment)));
    // Nothing that was not read can be earlier than the last that was read in its order.
    const lastOf = (rows: Row[], field: 'nextAttemptAt' | 'triedAt') =>
      rows.length === limit ? (rows.at(-1)![field] as number) : Infinity;
    const bounds = [
      ...byNext.map((rows) => lastOf(rows, 'nextAttemptAt')),
      ...byTried.map((rows) => lastOf(rows, 'triedAt') + longestWait),
      ...setBack.map(({ length }) => (length === limit ? time : Infinity)),
    ];
    if (earliest > Math.min(...bounds)) return nextDueAt(moment, Infinity);
    return earliest === Infinity ? null : earliest;
  }

  return { due, nextDueAt };
}
