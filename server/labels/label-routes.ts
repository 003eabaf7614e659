import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Labels } from '../../src/contract/label.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { readDeviceRow, type StoredDevice } from '../devices/managed-device.ts';
import { route } from '../http/endpoint-route.ts';
import { HttpProblem } from '../http/problems.ts';
import type { Caller } from '../http/caller.ts';
import { reachesCustomer, siteLimit } from '../access/scope.ts';
import { actorOf } from '../history/actor-of.ts';
import type { Settings } from '../settings.ts';
import { createUnregistered } from './create-unregistered.ts';
import { printedLabels } from './printed-label.ts';
import { readDeviceLabels, revokeLabel, writeLabels } from './write-label.ts';

type Parts = { database: Database; settings: Pick<Settings, 'publicUrl'>; now: () => number };
type Which = { customerId: string; deviceId: string };

/** Labels of devices: looked at, issued, revoked. */
export function labelRoutes(app: FastifyInstance, { database, settings: { publicUrl }, now }: Parts): void {
  const { db, kind } = database;

  route(app, { endpoint: endpoints.readLabels }, async ({ caller, parameters }) => {
    const device = await reached(caller, parameters);
    return device ? labelsOf(device) : new HttpProblem('notFound');
  });

  route(app, { endpoint: endpoints.issueLabel }, async ({ caller, parameters, body, reply }) => {
    const device = await reached(caller, parameters);
    if (!device) return new HttpProblem('notFound');
    if (device.status === 'decommissioned') return new HttpProblem('deviceDecommissioned');
    const issue = { ...body, deviceIds: [device.id], actor: actorOf(caller), now: now() };
    const isDone = await alone(device, (transaction) => writeLabels(transaction, issue));
    if (!isDone) return new HttpProblem('labelNumbersUsedUp');
    reply.code(201);
    return labelsOf(device);
  });

  route(app, { endpoint: endpoints.revokeLabel }, async ({ caller, parameters, body: { reason } }) => {
    const device = await reached(caller, parameters);
    if (!device) return new HttpProblem('notFound');
    const { labelNo } = parameters;
    const known = await db
      .selectFrom('label')
      .select('id')
      .where('deviceId', '=', device.id)
      .where('labelNo', '=', labelNo)
      .executeTakeFirst();
    if (!known) return new HttpProblem('notFound');
    const isDone = await alone(device, (transaction) =>
      revokeLabel(transaction, { device, labelNo, reason, actor: actorOf(caller), now: now() }),
    );
    return isDone ? labelsOf(device) : new HttpProblem('statusDiffers');
  });

  route(
    app,
    { endpoint: endpoints.createUnregistered },
    async ({ caller, parameters: { customerId }, body, reply }) => {
      if (!reachesCustomer(caller, 'device.write', customerId)) return new HttpProblem('notFound');
      const made = await createUnregistered(database, { ...body, customerId, actor: actorOf(caller), now: now() });
      if (!(made instanceof HttpProblem)) reply.code(201);
      return made;
    },
  );

  async function reached(caller: Caller, which: Which): Promise<StoredDevice | undefined> {
    if (!reachesCustomer(caller, 'label.print', which.customerId)) return undefined;
    const row = await readDeviceRow(db, which);
    const limit = siteLimit(caller, 'label.print');
    return row && limit && !limit.includes(row.siteId ?? '') ? undefined : row;
  }

  /** Two who issue a label for one device at once get two numbers. */
  function alone({ id }: StoredDevice, work: (transaction: Transaction<Tables>) => Promise<boolean>): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      await kind.lockDevices(transaction.selectFrom('device').select('id').where('id', '=', id)).execute();
      return work(transaction);
    });
  }

  async function labelsOf({ id }: StoredDevice): Promise<Labels> {
    const [current = null] = await printedLabels(db, { deviceIds: [id], publicUrl });
    return { items: await readDeviceLabels(db, id), current };
  }
}
