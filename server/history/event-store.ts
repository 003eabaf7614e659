import type { Kysely } from 'kysely';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import type { EventRow, Tables } from '../database/tables.ts';

/** A change of one field, for the record. */
export type Change = { field: string; from: unknown; to: unknown };

/** What happened, to what, by whom. */
export type NewEvent = Pick<EventRow, 'customerId' | 'action' | 'entityType' | 'entityId'> & {
  actor: { kind: EventRow['actorKind']; id?: string; name?: string };
  changes?: Change[];
  reason?: string;
};

/** Writes events; to be called in the transaction of the change itself, so that neither is ever there without the other. */
export async function recordEvents(db: Kysely<Tables>, events: readonly NewEvent[], now: number): Promise<void> {
  const rows = events.map(({ actor, changes = [], reason, ...event }) => ({
    ...event,
    id: uuidV7(now),
    occurredAt: new Date(now).toISOString(),
    actorKind: actor.kind,
    actorId: actor.id ?? null,
    actorName: actor.name ?? null,
    changesJson: JSON.stringify(changes),
    reason: reason ?? null,
  }));
  for (let first = 0; first < rows.length; first += atOnce)
    await db
      .insertInto('event')
      .values(rows.slice(first, first + atOnce))
      .execute();
}

const atOnce = 1000; // rows: SQLite takes so many values in one statement
