import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { publishErrors } from '../../src/domain/publish-errors.ts';
import { isProvider } from '../../src/domain/rights.ts';
import type { Database } from '../database/connect.ts';
import { answerPage } from '../http/answer-page.ts';
import type { ChecklistVersionRow } from '../database/tables.ts';
import { route } from '../http/endpoint-route.ts';
import { refuseOtherVersion, tellVersion } from '../http/if-match.ts';
import { HttpProblem } from '../http/problems.ts';
import type { Caller } from '../http/caller.ts';
import { actorOf } from '../history/actor-of.ts';
import { readChecklistVersion } from './checklist-store.ts';
import {
  checklistLine,
  checklistList,
  contentOf,
  checklistDetailsOf,
  parsed,
  readVersions,
  type StoredChecklist,
} from './checklist-details.ts';
import { discardDraft, insertChecklist, publishDraft, retireChecklist, saveDraft } from './write-checklist.ts';

const largestContent = 512 * 1024; // bytes: a hundred items in five languages
type Found = { row: StoredChecklist; versions: [ChecklistVersionRow, ...ChecklistVersionRow[]] };

/** Checklists: everybody reads what was published, the maker writes. */
export function checklistRoutes(app: FastifyInstance, database: Database, now: () => number): void {
  const { db } = database;
  route(app, { endpoint: endpoints.readChecklists }, async ({ caller, query }) => {
    const withDrafts = isProvider(caller.group);
    const page = await answerPage(checklistList(database.reading, { ...query, withDrafts }), query);
    if (page instanceof HttpProblem) return page;
    const ids = page.items.map(({ id }) => id);
    const versions = Map.groupBy(await readVersions(db, ids, withDrafts), ({ checklistId }) => checklistId);
    return { ...page, items: page.items.map((row) => checklistLine(row, versions.get(row.id)!)) };
  });

  const creation = { endpoint: endpoints.createChecklist, bodyLimit: largestContent };
  route(app, creation, async ({ caller, body, reply }) => {
    const id = await insertChecklist(db, { ...body, ...by(caller) });
    reply.code(201);
    return told((await read(caller, id))!, reply);
  });

  route(app, { endpoint: endpoints.readChecklist }, async ({ caller, parameters, reply }) => {
    const found = await read(caller, parameters.checklistId);
    return found ? told(found, reply) : new HttpProblem('notFound');
  });

  const change = { endpoint: endpoints.changeChecklist, bodyLimit: largestContent };
  route(app, change, async ({ caller, parameters, body, request, reply }) => {
    const found = await meant(caller, parameters.checklistId, request);
    if (found instanceof HttpProblem) return found;
    if (found.row.status === 'retired') return new HttpProblem('statusDiffers');
    const step = { before: found.row, latest: found.versions[0], content: body, ...by(caller) };
    return afterwards(await saveDraft(db, step), { caller, id: found.row.id, reply });
  });

  route(app, { endpoint: endpoints.discardChecklistDraft }, async ({ caller, parameters, request, reply }) => {
    const found = await meant(caller, parameters.checklistId, request);
    if (found instanceof HttpProblem) return found;
    const [latest, earlier] = found.versions;
    if (latest.state !== 'draft' || !earlier) return new HttpProblem('statusDiffers');
    const isDone = await discardDraft(db, { before: found.row, latest, ...by(caller) });
    return afterwards(isDone, { caller, id: found.row.id, reply });
  });

  route(
    app,
    { endpoint: endpoints.readKeptVersion },
    async ({ parameters: { checklistId, version } }) =>
      (await readChecklistVersion(db, checklistId, version)) ?? new HttpProblem('checklistUnknown'),
  );

  route(app, { endpoint: endpoints.publishChecklist }, async ({ caller, parameters, request, reply }) => {
    const found = await meant(caller, parameters.checklistId, request);
    if (found instanceof HttpProblem) return found;
    if (found.row.status === 'retired') return new HttpProblem('statusDiffers');
    const [latest] = found.versions;
    if (latest.state !== 'draft') return new HttpProblem('nothingToPublish');
    const errors = publishErrors(contentOf(parsed(latest)));
    if (errors.length > 0) return new HttpProblem('validationFailed', { errors });
    const isDone = await publishDraft(db, { before: found.row, latest, ...by(caller) });
    return afterwards(isDone, { caller, id: found.row.id, reply });
  });

  route(app, { endpoint: endpoints.retireChecklist }, async ({ caller, parameters, request, reply }) => {
    const found = await meant(caller, parameters.checklistId, request);
    if (found instanceof HttpProblem) return found;
    if (found.row.status === 'retired') return new HttpProblem('statusDiffers');
    const isDone = await retireChecklist(db, { before: found.row, ...by(caller) });
    return afterwards(isDone, { caller, id: found.row.id, reply });
  });

  const by = (caller: Caller) => ({ actor: actorOf(caller), customerId: caller.customerId, now: now() });

  async function read({ group }: Caller, id: string): Promise<Found | undefined> {
    const row = await db.selectFrom('checklist').selectAll().where('id', '=', id).executeTakeFirst();
    const [latest, ...earlier] = await readVersions(db, [id], isProvider(group));
    return row && latest && { row, versions: [latest, ...earlier] };
  }

  /** The checklist somebody means to change, unless it is another one by now. */
  async function meant(caller: Caller, id: string, request: FastifyRequest): Promise<Found | HttpProblem> {
    const found = await read(caller, id);
    if (!found) return new HttpProblem('notFound');
    return refuseOtherVersion(request, checklistDetailsOf(found.row, found.versions)) ?? found;
  }

  function told({ row, versions }: Found, reply: FastifyReply) {
    tellVersion(reply, row.version);
    return checklistDetailsOf(row, versions);
  }

  async function afterwards(
    isDone: boolean,
    { caller, id, reply }: { caller: Caller; id: string; reply: FastifyReply },
  ) {
    const found = (await read(caller, id))!;
    if (isDone) return told(found, reply);
    return new HttpProblem('versionConflict', { current: checklistDetailsOf(found.row, found.versions) });
  }
}
