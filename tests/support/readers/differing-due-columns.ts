import type { Database } from '../../../server/database/connect.ts';
import { refreshDueColumnsOf } from '../../../server/devices/due-columns.ts';

const columns = ['id', 'dueJson', 'soonAt', 'overdueAt', 'nextDueOn', 'nextDueKind', 'neverDone'] as const;

/** Works all due dates out again and gives back the devices whose kept ones were others: there must be none. */
export async function differingDueColumns({ db }: Database): Promise<unknown[]> {
  const kept = await db.selectFrom('device').select(columns).orderBy('id').execute();
  await refreshDueColumnsOf(db, {});
  const worked = await db.selectFrom('device').select(columns).orderBy('id').execute();
  return worked.flatMap((now, at) =>
    JSON.stringify(now) === JSON.stringify(kept[at]) ? [] : [{ kept: kept[at], now }],
  );
}
