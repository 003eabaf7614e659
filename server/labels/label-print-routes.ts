import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { LabelPrint } from '../../src/contract/label.ts';
import type { Database } from '../database/connect.ts';
import { wordsIn } from '../texts/words-in.ts';
import { whenBusy, type Documents } from '../documents/documents.ts';
import { alreadySent, route } from '../http/endpoint-route.ts';
import { HttpProblem } from '../http/problems.ts';
import { reachesCustomer, siteLimit } from '../access/scope.ts';
import { actorOf } from '../history/actor-of.ts';
import type { Settings } from '../settings.ts';
import { orderLabels } from './order-labels.ts';
import { printedLabels } from './printed-label.ts';

type Parts = {
  database: Database;
  documents: Documents;
  settings: Pick<Settings, 'publicUrl'>;
  now: () => number;
};

const largestOrder = 64 * 1024; // bytes

/** Labels on paper: made ready by one call, which says what is wrong, and fetched as a file by another. */
export function labelPrintRoutes(app: FastifyInstance, { database, documents, settings, now }: Parts): void {
  const { db } = database;
  const { publicUrl } = settings;

  const print = { endpoint: endpoints.printLabels, bodyLimit: largestOrder };
  route(app, print, async ({ caller, parameters: { customerId }, body }) => {
    if (!reachesCustomer(caller, 'label.print', customerId)) return new HttpProblem('notFound');
    const siteIds = siteLimit(caller, 'label.print');
    const by = { userId: caller.userId, actor: actorOf(caller), now: now() };
    return orderLabels(database, { print: body, customerId, siteIds, publicUrl, ...by });
  });

  route(
    app,
    { endpoint: endpoints.readPrintedLabels },
    async ({ caller, parameters: { customerId, printId }, reply }) => {
      if (!reachesCustomer(caller, 'label.print', customerId)) return new HttpProblem('notFound');
      const row = await db
        .selectFrom('labelPrint')
        .select('orderJson')
        .where('id', '=', printId)
        .where('customerId', '=', customerId)
        .where('userId', '=', caller.userId)
        .executeTakeFirst();
      if (!row) return new HttpProblem('notFound');
      const order = JSON.parse(row.orderJson) as LabelPrint;
      const found = await printedLabels(db, { deviceIds: order.deviceIds, publicUrl });
      const labels = order.deviceIds.flatMap((id) => found.find(({ deviceId }) => deviceId === id) ?? []);
      const { say } = wordsIn(order.language);
      const words = { title: say('documents:labels.title'), labelNo: say('documents:labels.labelNo') };
      if (documents.isBusy()) return new HttpProblem('unavailable', { retryAfterSeconds: whenBusy });
      const file = documents.labels({ order, labels, words, madeAt: now() });
      reply.header('content-disposition', 'inline; filename="labels.pdf"').header('cache-control', 'no-store');
      reply.type('application/pdf').send(file);
      return alreadySent;
    },
  );
}
