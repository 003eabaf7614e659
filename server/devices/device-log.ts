import type { Kysely } from 'kysely';
import type { LogEntry } from '../../src/contract/device-actions.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import type { DeviceLogRow, Tables } from '../database/tables.ts';
import type { NewEvent } from '../history/event-store.ts';

type NewEntry = Pick<DeviceLogRow, 'deviceId' | 'kind' | 'text'> &
  Partial<Pick<DeviceLogRow, 'occurredOn' | 'fromValue' | 'toValue'>>;
type By = { actor: NewEvent['actor']; now: number };

/** Adds to the logs of devices, in the transaction of what happened. Without a day it is today's, in UTC. */
export async function recordInLog(db: Kysely<Tables>, entries: readonly NewEntry[], { actor, now }: By): Promise<void> {
  if (entries.length > 0)
    await db
      .insertInto('deviceLog')
      .values(entries.map((entry) => logRow(entry, { actor, now })))
      .execute();
}

/** An entry as a row. */
export function logRow(entry: NewEntry, { actor, now }: By): DeviceLogRow {
  const createdAt = new Date(now).toISOString();
  return {
    occurredOn: createdAt.slice(0, 10),
    fromValue: null,
    toValue: null,
    ...entry,
    id: uuidV7(now),
    authorId: actor.id ?? null,
    authorName: actor.name ?? null,
    createdAt,
  };
}

/** An entry as it is answered. */
export function logEntryOf(row: DeviceLogRow): LogEntry {
  const { fromValue: from, toValue: to, authorName: author, id, deviceId, kind, occurredOn, text, createdAt } = row;
  const details = from === null && to === null ? null : { from, to };
  return { id, deviceId, kind, occurredOn, text, details, author, createdAt };
}
