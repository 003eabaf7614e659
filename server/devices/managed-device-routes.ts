import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { DeviceChange } from '../../src/contract/device.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Permission } from '../../src/contract/group.ts';
import { futureDates } from '../../src/domain/future-dates.ts';
import { readCustomerRow } from '../database/customer-row.ts';
import type { Database } from '../database/connect.ts';
import { answerPage } from '../http/answer-page.ts';
import type { Tables } from '../database/tables.ts';
import { recordEvents } from '../history/event-store.ts';
import { route } from '../http/endpoint-route.ts';
import { refuseOtherVersion, tellVersion } from '../http/if-match.ts';
import { HttpProblem } from '../http/problems.ts';
import type { Caller } from '../http/caller.ts';
import { reachesCustomer, siteLimit } from '../access/scope.ts';
import { actorOf } from '../history/actor-of.ts';
import { holdOpenSite, readSiteRow } from '../database/site-row.ts';
import { changeManyDevices } from './change-many-devices.ts';
import { changeStatus } from './change-status.ts';
import { deviceLine, deviceList, longestLead } from './device-list.ts';
import { logEntryOf, logRow } from './device-log.ts';
import { logList } from './log-list.ts';
import { deviceOf, readDeviceRow, type StoredDevice } from './managed-device.ts';
import { moveDevices } from './move-devices.ts';
import { turnDueDates } from './turn-due-dates.ts';
import { deleteDevice, deviceEvent, takenDeviceKey, updateDevice, writeDevice } from './write-device.ts';

const largestSelection = 1024 * 1024; // bytes
type Which = { customerId: string; deviceId: string };

/** Devices of customers, so far as somebody may see and change them. */
export function managedDeviceRoutes(app: FastifyInstance, database: Database, now: () => number): void {
  const { db, kind } = database;

  route(app, { endpoint: endpoints.readDevices }, async ({ caller, parameters: { customerId }, query }) => {
    if (!(await reachesInto(caller, 'device.read', customerId))) return new HttpProblem('notFound');
    const which = { ...query, customerId, siteIds: siteLimit(caller, 'device.read'), now: now() };
    await turnDueDates(database, which);
    const list = deviceList(database, { ...which, longestLead: await longestLead(database) });
    const page = await answerPage(list, query);
    return page instanceof HttpProblem ? page : { ...page, items: page.items.map((row) => deviceLine(row, which.now)) };
  });

  route(app, { endpoint: endpoints.createDevice }, async ({ caller, parameters: { customerId }, body, reply }) => {
    if (!(await reachesInto(caller, 'device.write', customerId))) return new HttpProblem('notFound');
    const refusal =
      refuseFuture(body) ?? (await refuseModel(body.modelId)) ?? (await refuseSite(customerId, body.siteId));
    if (refusal) return refusal;
    try {
      const device = { customerId, device: body, actor: actorOf(caller), now: now() };
      const deviceId = await db
        .transaction()
        .execute(async (transaction) =>
          (await holdOpenSite({ db: transaction, kind }, { customerId, siteId: body.siteId }))
            ? writeDevice(transaction, device)
            : undefined,
        );
      if (deviceId === undefined) return refuseField({ pointer: '/siteId', code: 'siteUnknown' });
      reply.code(201);
      return told((await readDeviceRow(db, { customerId, deviceId }))!, reply);
    } catch (error) {
      if (kind.isDouble(error)) return refuseField(await takenDeviceKey(db, { customerId, ...body }));
      throw error;
    }
  });

  const bulk = { endpoint: endpoints.changeManyDevices, bodyLimit: largestSelection };
  route(app, bulk, async ({ caller, parameters: { customerId }, body }) => {
    if (!(await reachesInto(caller, 'device.write', customerId))) return new HttpProblem('notFound');
    return changeManyDevices(database, { customerId, change: body, actor: actorOf(caller), now: now() });
  });

  route(app, { endpoint: endpoints.readDevice }, async ({ caller, parameters, reply }) => {
    const row = await reached(caller, 'device.read', parameters);
    return row ? told(row, reply) : new HttpProblem('notFound');
  });

  route(app, { endpoint: endpoints.changeDevice }, async ({ caller, parameters, body, request, reply }) => {
    const before = await unchanged(caller, parameters, request);
    if (before instanceof HttpProblem) return before;
    if (before.status === 'decommissioned') return new HttpProblem('deviceDecommissioned');
    const refusal =
      refuseFuture(body) ??
      (await refuseModel(body.modelId, before.modelId)) ??
      (await refuseOtherIdentity(before, body));
    if (refusal) return refusal;
    try {
      const change = { before, change: body, actor: actorOf(caller), now: now() };
      return await afterwards(parameters, reply, (transaction) => updateDevice(transaction, change));
    } catch (error) {
      if (kind.isDouble(error)) return refuseField(await takenDeviceKey(db, { ...parameters, ...body }));
      throw error;
    }
  });

  route(app, { endpoint: endpoints.changeDeviceStatus }, async ({ caller, parameters, body, request, reply }) => {
    const before = await unchanged(caller, parameters, request);
    if (before instanceof HttpProblem) return before;
    if (before.status === body.status) return new HttpProblem('statusDiffers');
    if (before.status === 'unregistered') return new HttpProblem('deviceUnregistered');
    return afterwards(parameters, reply, async (transaction) => {
      if (!(await isStill(transaction, before))) return false;
      await changeStatus(transaction, { devices: [before], ...body, actor: actorOf(caller), now: now() });
      return true;
    });
  });

  route(app, { endpoint: endpoints.moveDevice }, async ({ caller, parameters, body, request, reply }) => {
    const before = await unchanged(caller, parameters, request);
    if (before instanceof HttpProblem) return before;
    if (before.status === 'decommissioned') return new HttpProblem('deviceDecommissioned');
    if (before.status === 'unregistered') return new HttpProblem('deviceUnregistered');
    const { siteId, reason, department = null, room = null } = body;
    const target = await readSiteRow(db, { customerId: parameters.customerId, siteId });
    if (target?.status !== 'active') return refuseField({ pointer: '/siteId', code: 'siteUnknown' });
    return afterwards(parameters, reply, async (transaction) => {
      if (!(await isStill(transaction, before))) return false;
      if (!(await holdOpenSite({ db: transaction, kind }, { ...parameters, siteId }))) return false;
      const by = { reason, actor: actorOf(caller), now: now() };
      await moveDevices(transaction, { devices: [before], target, placeOf: () => ({ department, room }), ...by });
      return true;
    });
  });

  route(app, { endpoint: endpoints.deleteDevice }, async ({ caller, parameters, request }) => {
    const before = await unchanged(caller, parameters, request);
    if (before instanceof HttpProblem) return before;
    const isDone = await db
      .transaction()
      .execute((transaction) => deleteDevice(transaction, { before, actor: actorOf(caller), now: now() }));
    return isDone ? undefined : new HttpProblem('deviceHasHistory');
  });

  route(app, { endpoint: endpoints.readDeviceLog }, async ({ caller, parameters, query }) => {
    const row = await reached(caller, 'device.read', parameters);
    if (!row) return new HttpProblem('notFound');
    const page = await answerPage(logList(database.reading, { deviceId: row.id, kind: query.kind }), query);
    return page instanceof HttpProblem ? page : { ...page, items: page.items.map(logEntryOf) };
  });

  route(app, { endpoint: endpoints.addToDeviceLog }, async ({ caller, parameters, body, reply }) => {
    const device = await reached(caller, 'device.log', parameters);
    if (!device) return new HttpProblem('notFound');
    const by = { actor: actorOf(caller), now: now() };
    const entry = logRow({ ...body, deviceId: device.id }, by);
    const event = {
      ...deviceEvent(device),
      actor: by.actor,
      action: 'logAdded',
      changes: [{ field: body.kind, from: null, to: body.text }],
    };
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('deviceLog').values(entry).execute();
      await recordEvents(transaction, [event], by.now);
    });
    reply.code(201);
    return logEntryOf(entry);
  });

  async function reachesInto(caller: Caller, permission: Permission, customerId: string): Promise<boolean> {
    return reachesCustomer(caller, permission, customerId) && (await readCustomerRow(db, customerId)) !== undefined;
  }

  async function reached(caller: Caller, permission: Permission, which: Which): Promise<StoredDevice | undefined> {
    if (!reachesCustomer(caller, permission, which.customerId)) return undefined;
    const row = await readDeviceRow(db, which);
    const limit = siteLimit(caller, permission);
    return row && limit && !limit.includes(row.siteId ?? '') ? undefined : row;
  }

  /** The device somebody means to change, unless it is another one by now. */
  async function unchanged(caller: Caller, which: Which, request: FastifyRequest): Promise<StoredDevice | HttpProblem> {
    const row = await reached(caller, 'device.write', which);
    if (!row) return new HttpProblem('notFound');
    return refuseOtherVersion(request, await deviceOf(db, row, now())) ?? row;
  }

  /** Holds the row until the end; false when somebody else was faster. */
  async function isStill(transaction: Transaction<Tables>, { id, version }: StoredDevice): Promise<boolean> {
    const same = transaction.selectFrom('device').select('id').where('id', '=', id).where('version', '=', version);
    return (await kind.lockDevices(same).executeTakeFirst()) !== undefined;
  }

  function refuseFuture(device: Pick<DeviceChange, 'manufacturedOn' | 'commissionedOn' | 'acquisitionYear'>) {
    const errors = futureDates(device, now());
    return errors.length > 0 ? new HttpProblem('validationFailed', { errors }) : undefined;
  }

  async function refuseModel(modelId: string, before?: string) {
    if (modelId === before) return undefined;
    const model = await db.selectFrom('deviceModel').select('status').where('id', '=', modelId).executeTakeFirst();
    return model && model.status !== 'draft' ? undefined : refuseField({ pointer: '/modelId', code: 'modelUnknown' });
  }

  async function refuseSite(customerId: string, siteId: string) {
    const site = await readSiteRow(db, { customerId, siteId });
    return site?.status === 'active' ? undefined : refuseField({ pointer: '/siteId', code: 'siteUnknown' });
  }

  /** Model and serial number are printed in labels: with one of them out there they stay as they are. */
  async function refuseOtherIdentity(before: StoredDevice, change: Pick<StoredDevice, 'modelId' | 'serialNumber'>) {
    const others = (['modelId', 'serialNumber'] as const).filter((field) => change[field] !== before[field]);
    if (others.length === 0) return undefined;
    const label = await db.selectFrom('label').select('id').where('deviceId', '=', before.id).executeTakeFirst();
    const errors = others.map((field) => ({ pointer: `/${field}`, code: 'printedOnLabel' }));
    return label && new HttpProblem('validationFailed', { errors });
  }

  async function told(row: StoredDevice, reply: FastifyReply) {
    tellVersion(reply, row.version);
    return deviceOf(db, row, now());
  }

  async function afterwards(which: Which, reply: FastifyReply, work: (t: Transaction<Tables>) => Promise<boolean>) {
    const isDone = await db.transaction().execute(work);
    const row = await readDeviceRow(db, which);
    if (!row) return new HttpProblem('notFound');
    return isDone ? told(row, reply) : new HttpProblem('versionConflict', { current: await deviceOf(db, row, now()) });
  }
}

const refuseField = (error: { pointer: string; code: string }) =>
  new HttpProblem('validationFailed', { errors: [error] });
