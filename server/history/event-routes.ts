import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { HistoryEvent } from '../../src/contract/history.ts';
import { isProvider } from '../../src/domain/rights.ts';
import { readCustomerRow } from '../database/customer-row.ts';
import type { Database } from '../database/connect.ts';
import { listOf } from '../database/list-page.ts';
import { answerPage } from '../http/answer-page.ts';
import type { EventRow } from '../database/tables.ts';
import { route } from '../http/endpoint-route.ts';
import { HttpProblem } from '../http/problems.ts';
import { reachesCustomer } from '../access/scope.ts';
import type { Change } from './event-store.ts';
import { namesInChanges } from './names-in-changes.ts';

/** What was changed of a customer and of all that belongs to it, the latest first. */
export function eventRoutes(app: FastifyInstance, database: Database): void {
  const { db } = database;

  route(app, { endpoint: endpoints.readEvents }, async ({ caller, parameters: { customerId }, query }) => {
    const isThere = reachesCustomer(caller, 'history.read', customerId) && (await readCustomerRow(db, customerId));
    if (!isThere) return new HttpProblem('notFound');
    const { reading } = database;
    let matching = reading.selectFrom('event').where('event.customerId', '=', customerId);
    if (query.entityType) matching = matching.where('event.entityType', '=', query.entityType);
    if (query.entityId) matching = matching.where('event.entityId', '=', query.entityId);
    const list = listOf({
      db: reading,
      matching,
      id: 'event.id',
      sortBy: 'event.id',
      isDescending: true,
      columns: (reading) => reading.selectAll('event').select('event.id as sortKey'),
    });
    const page = await answerPage(list, query);
    if (page instanceof HttpProblem) return page;
    const items = page.items.map((row) => eventOf(row, isProvider(caller.group)));
    return { ...page, items, names: await namesInChanges(db, { customerId, events: page.items }) };
  });
}

/** Notes are the maker's own, and so is what was changed about them. */
function eventOf({ changesJson, actorKind, actorId, actorName, ...row }: EventRow, withNotes: boolean): HistoryEvent {
  const changes = JSON.parse(changesJson) as Change[];
  return {
    ...row,
    actor: { kind: actorKind, id: actorId, displayName: actorName },
    changes: withNotes || row.entityType !== 'customer' ? changes : changes.filter(({ field }) => field !== 'notes'),
  };
}
