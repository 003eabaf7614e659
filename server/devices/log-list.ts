import type { Kysely } from 'kysely';
import type { LogEntry } from '../../src/contract/device-actions.ts';
import { listOf } from '../database/list-page.ts';
import type { Tables } from '../database/tables.ts';

/** The log of a device, the latest day first. */
export function logList(db: Kysely<Tables>, { deviceId, kind }: { deviceId: string; kind?: LogEntry['kind'] }) {
  let matching = db.selectFrom('deviceLog').where('deviceLog.deviceId', '=', deviceId);
  if (kind) matching = matching.where('deviceLog.kind', '=', kind);
  return listOf({
    db,
    matching,
    id: 'deviceLog.id',
    sortBy: 'deviceLog.occurredOn',
    isDescending: true,
    columns: (query) => query.selectAll('deviceLog').select('deviceLog.occurredOn as sortKey'),
  });
}
