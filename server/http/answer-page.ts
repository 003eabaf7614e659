import { readCursor } from '../database/keyset-page.ts';
import type { List, ListedRow } from '../database/list-page.ts';
import { HttpProblem } from './problems.ts';

/** The page a caller asked for, with the number of all that fit. */
export async function answerPage<Row extends ListedRow>(
  list: List<Row>,
  { size, cursor, total }: { size: number; cursor?: string; total?: 'exact' },
) {
  const from = cursor === undefined ? undefined : readCursor(cursor, list.order);
  if (cursor !== undefined && !from)
    return new HttpProblem('validationFailed', { errors: [{ pointer: '?cursor', code: 'cursorUnknown' }] });
  const page = await list.readPage({ size, cursor: from });
  // All that fit are here: nothing has to be counted.
  if (!from && !page.next) return { ...page, total: page.items.length, totalIsExact: true };
  return { ...page, ...(await list.count(total)) };
}
