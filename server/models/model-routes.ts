import type { FastifyInstance, FastifyReply } from 'fastify';
import { logoLimits } from '../../src/contract/customer.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { isProvider, reachOf } from '../../src/domain/rights.ts';
import { newLogo } from '../customers/new-logo.ts';
import type { Database } from '../database/connect.ts';
import { answerPage } from '../http/answer-page.ts';
import { route } from '../http/endpoint-route.ts';
import { refuseOtherVersion, tellVersion } from '../http/if-match.ts';
import { HttpProblem } from '../http/problems.ts';
import type { Caller } from '../http/caller.ts';
import { siteLimit } from '../access/scope.ts';
import { actorOf } from '../history/actor-of.ts';
import { changePicture } from './change-picture.ts';
import { modelErrors } from './model-errors.ts';
import { modelLine, modelList } from './model-list.ts';
import { insertModel, modelOf, readModelRow, setModel, updateModel, type StoredModel } from './model-store.ts';

/** Models of devices: everybody reads those in use, the maker writes them. */
export function modelRoutes(app: FastifyInstance, database: Database, now: () => number): void {
  const { db, kind } = database;

  route(app, { endpoint: endpoints.readDeviceModels }, async ({ caller, query }) => {
    const page = await answerPage(modelList(database, { ...query, withDrafts: isProvider(caller.group) }), query);
    return page instanceof HttpProblem ? page : { ...page, items: page.items.map(modelLine) };
  });

  route(app, { endpoint: endpoints.createDeviceModel }, async ({ caller, body, reply }) => {
    const errors = await modelErrors(db, body);
    if (errors.length > 0) return new HttpProblem('validationFailed', { errors });
    try {
      const id = await insertModel(db, body, by(caller));
      reply.code(201);
      return await told(caller, (await readModelRow(db, id))!, reply);
    } catch (error) {
      if (kind.isDouble(error)) return takenKey(body.modelNo);
      throw error;
    }
  });

  route(app, { endpoint: endpoints.readDeviceModel }, async ({ caller, parameters: { modelId }, reply }) => {
    const row = await readModelRow(db, modelId);
    if (!row || (row.status === 'draft' && !isProvider(caller.group))) return new HttpProblem('notFound');
    return told(caller, row, reply);
  });

  route(app, { endpoint: endpoints.changeDeviceModel }, async ({ caller, parameters, body, request, reply }) => {
    const before = await readModelRow(db, parameters.modelId);
    if (!before) return new HttpProblem('notFound');
    const conflict = refuseOtherVersion(request, await seen(caller, before));
    if (conflict) return conflict;
    const errors = await modelErrors(db, body);
    if (body.modelNo !== before.modelNo) errors.push({ pointer: '/modelNo', code: 'modelNoFixed' });
    if (errors.length > 0) return new HttpProblem('validationFailed', { errors });
    try {
      const isDone = await updateModel(db, { before, change: body, ...by(caller) });
      return await afterwards(isDone, { caller, reply, modelId: before.id });
    } catch (error) {
      if (kind.isDouble(error)) return takenKey();
      throw error;
    }
  });

  route(app, { endpoint: endpoints.changeDeviceModelStatus }, async ({ caller, parameters, body, request, reply }) => {
    const before = await readModelRow(db, parameters.modelId);
    if (!before) return new HttpProblem('notFound');
    const conflict = refuseOtherVersion(request, await seen(caller, before));
    if (conflict) return conflict;
    const { status } = body;
    // What was released may be on labels and phones: it is discontinued, never a draft again.
    if (status === before.status || status === 'draft') return new HttpProblem('statusDiffers');
    const changes = [{ field: 'status', from: before.status, to: status }];
    const step = { before, action: 'statusChanged', columns: { status }, changes, ...by(caller) };
    const isDone = await db.transaction().execute((transaction) => setModel(transaction, step));
    return afterwards(isDone, { caller, reply, modelId: before.id });
  });

  const upload = { endpoint: endpoints.changeModelPicture, bodyLimit: logoLimits.bytes };
  route(app, upload, async ({ caller, parameters, query, received, request, reply }) => {
    const before = await readModelRow(db, parameters.modelId);
    if (!before) return new HttpProblem('notFound');
    const conflict = refuseOtherVersion(request, await seen(caller, before));
    if (conflict) return conflict;
    if (!Buffer.isBuffer(received)) return new HttpProblem('logoNotAPicture');
    const picture = await newLogo(received, query.sha256);
    if (picture instanceof HttpProblem) return picture;
    const isDone = await changePicture(db, { before, picture, ...by(caller) });
    return afterwards(isDone, { caller, reply, modelId: before.id });
  });

  route(app, { endpoint: endpoints.removeModelPicture }, async ({ caller, parameters, request, reply }) => {
    const before = await readModelRow(db, parameters.modelId);
    if (!before) return new HttpProblem('notFound');
    const conflict = refuseOtherVersion(request, await seen(caller, before));
    if (conflict) return conflict;
    if (before.picture === null) return told(caller, before, reply);
    const isDone = await changePicture(db, { before, picture: null, ...by(caller) });
    return afterwards(isDone, { caller, reply, modelId: before.id });
  });

  const by = (caller: Caller) => ({ actor: actorOf(caller), customerId: caller.customerId, now: now() });

  const seen = async (caller: Caller, row: StoredModel) => modelOf(db, row, await devicesSeen(caller, row.id));

  async function told(caller: Caller, row: StoredModel, reply: FastifyReply) {
    tellVersion(reply, row.version);
    return seen(caller, row);
  }

  type Afterwards = { caller: Caller; reply: FastifyReply; modelId: string };

  async function afterwards(isDone: boolean, { caller, reply, modelId }: Afterwards) {
    const row = (await readModelRow(db, modelId))!;
    return isDone ? told(caller, row, reply) : new HttpProblem('versionConflict', { current: await seen(caller, row) });
  }

  async function devicesSeen(caller: Caller, modelId: string): Promise<number> {
    const siteIds = siteLimit(caller, 'device.read');
    const { devices } = await db
      .selectFrom('device')
      .where('modelId', '=', modelId)
      .$if(reachOf(caller.group, 'device.read') !== 'all', (query) => query.where('customerId', '=', caller.customerId))
      .$if(siteIds !== undefined, (query) => query.where('siteId', 'in', siteIds!))
      .select(({ fn }) => fn.countAll<number>().as('devices'))
      .executeTakeFirstOrThrow();
    return Number(devices);
  }

  async function takenKey(modelNo?: number) {
    const other =
      modelNo !== undefined &&
      (await db.selectFrom('deviceModel').select('id').where('modelNo', '=', modelNo).executeTakeFirst());
    const error = other ? { pointer: '/modelNo', code: 'modelNoTaken' } : { pointer: '/udiDi', code: 'udiDiTaken' };
    return new HttpProblem('validationFailed', { errors: [error] });
  }
}
