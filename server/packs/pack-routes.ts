import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { readChecklistVersion } from '../checklists/checklist-store.ts';
import type { Database } from '../database/connect.ts';
import { sendEncoded } from '../http/encoded-answer.ts';
import { alreadySent, route } from '../http/endpoint-route.ts';
import { HttpProblem } from '../http/problems.ts';
import type { Packs } from './packs.ts';

const oneYear = 365 * 24 * 60 * 60; // seconds

/** What phones take along: packs, and single versions of checklists. */
export function packRoutes(app: FastifyInstance, { db }: Database, packFor: Packs): void {
  route(app, { endpoint: endpoints.readPack }, async ({ query, reply }) => {
    reply.header('cache-control', 'no-cache');
    sendEncoded(reply, await packFor(query));
    return alreadySent;
  });

  route(app, { endpoint: endpoints.readChecklistVersion }, async ({ parameters, reply }) => {
    const checklist = await readChecklistVersion(db, parameters.checklistId, parameters.version);
    if (!checklist) return new HttpProblem('checklistUnknown');
    reply.header('cache-control', `public, max-age=${oneYear}, immutable`);
    return checklist;
  });
}
