import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { readCustomerRow } from '../database/customer-row.ts';
import type { Database } from '../database/connect.ts';
import { recordEvents, type Change, type NewEvent } from '../history/event-store.ts';
import { callerAddress } from '../http/caller-address.ts';
import { alreadySent, route } from '../http/endpoint-route.ts';
import type { Limits } from '../http/limits.ts';
import { HttpProblem } from '../http/problems.ts';
import { reachesCustomer } from '../access/scope.ts';
import { actorOf } from '../history/actor-of.ts';
import type { Settings } from '../settings.ts';
import { newToken, tokenHash } from '../access/token-hash.ts';
import { dueCalendar } from './due-calendar.ts';

type Parts = { database: Database; limits: Limits; settings: Pick<Settings, 'publicUrl'>; now: () => number };

/** Calendars of due dates. They cannot sign in, so that their address is the secret; a new one ends the earlier. */
export function calendarRoutes(app: FastifyInstance, { database, limits, settings, now }: Parts): void {
  const { db } = database;
  const { publicUrl } = settings;

  route(app, { endpoint: endpoints.readCalendarFeed }, async ({ caller, parameters: { customerId } }) => {
    if (!reachesCustomer(caller, 'device.write', customerId)) return new HttpProblem('notFound');
    if (!(await readCustomerRow(db, customerId))) return new HttpProblem('notFound');
    const feed = db.selectFrom('calendarFeed').select('createdAt').where('customerId', '=', customerId);
    return { since: (await feed.executeTakeFirst())?.createdAt ?? null };
  });

  route(app, { endpoint: endpoints.createCalendarFeed }, async ({ caller, parameters: { customerId } }) => {
    if (!reachesCustomer(caller, 'device.write', customerId)) return new HttpProblem('notFound');
    if (!(await readCustomerRow(db, customerId))) return new HttpProblem('notFound');
    const token = newToken();
    const feed = { tokenHash: tokenHash(token), createdAt: new Date(now()).toISOString() };
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('calendarFeed')
        .values({ customerId, ...feed })
        .onConflict((conflict) => conflict.column('customerId').doUpdateSet(feed))
        .execute();
      await recordEvents(transaction, [eventOf(customerId, actorOf(caller), { from: null, to: 'created' })], now());
    });
    return { url: `${publicUrl}/api/customers/${customerId}/due.ics?token=${token}` };
  });

  route(app, { endpoint: endpoints.endCalendarFeed }, async ({ caller, parameters: { customerId } }) => {
    if (!reachesCustomer(caller, 'device.write', customerId)) return new HttpProblem('notFound');
    await db.transaction().execute(async (transaction) => {
      const feed = transaction.deleteFrom('calendarFeed').where('customerId', '=', customerId);
      const { numDeletedRows } = await feed.executeTakeFirst();
      if (numDeletedRows === 0n) return;
      await recordEvents(transaction, [eventOf(customerId, actorOf(caller), { from: 'created', to: null })], now());
    });
    return undefined;
  });

  route(app, { endpoint: endpoints.readDueCalendar }, async ({ parameters: { customerId }, query, request, reply }) => {
    const wait = await limits.takeLink(callerAddress(request.ip));
    if (wait !== null) return new HttpProblem('tooManyRequests', { retryAfterSeconds: wait });
    const feed = await db
      .selectFrom('calendarFeed')
      .innerJoin('customer', 'customer.id', 'calendarFeed.customerId')
      .select('customer.name')
      .where('customerId', '=', customerId)
      .where('tokenHash', '=', tokenHash(query.token))
      .where('customer.deletedAt', 'is', null)
      .where('customer.status', '=', 'active')
      .executeTakeFirst();
    if (!feed) return new HttpProblem('notFound');
    const { language } = query;
    const text = await dueCalendar(database, { customerId, name: feed.name, language, publicUrl, now: now() });
    reply.header('cache-control', 'no-store').type('text/calendar; charset=utf-8').send(text);
    return alreadySent;
  });
}

const eventOf = (customerId: string, actor: NewEvent['actor'], change: Omit<Change, 'field'>): NewEvent => ({
  customerId,
  actor,
  action: 'updated',
  entityType: 'customer',
  entityId: customerId,
  changes: [{ field: 'calendarFeed', ...change }],
});
