import type { Kysely } from 'kysely';
import type { EventRow, Tables } from '../database/tables.ts';

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The names of a customer's sites, and of device models, whose ids stand among changes: an id says nothing to a reader. */
export async function namesInChanges(
  db: Kysely<Tables>,
  { customerId, events }: { customerId: string; events: readonly Pick<EventRow, 'changesJson'>[] },
): Promise<Record<string, string>> {
  const ids = [...new Set(events.flatMap(({ changesJson }) => changesJson.match(uuid) ?? []))];
  if (ids.length === 0) return {};
  const sites = await db
    .selectFrom('site')
    .select(['id', 'name'])
    .where('customerId', '=', customerId)
    .where('id', 'in', ids)
    .execute();
  const models = await db
    .selectFrom('deviceModel')
    .select(['id', 'designation as name'])
    .where('id', 'in', ids)
    .execute();
  return Object.fromEntries([...sites, ...models].map(({ id, name }) => [id, name]));
}
