import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { searchedParts } from '../../src/domain/search-text.ts';
import type { Database } from '../database/connect.ts';
import { route } from '../http/endpoint-route.ts';
import { findCustomers, findDevices, findSites, findUsers } from './search-store.ts';

const mostHits = 20;
const ofEach = 5; // of each kind come first, so that one does not hide the others

/** One search over customers, sites, users and devices, within what somebody may see. */
export function searchRoutes(app: FastifyInstance, database: Database): void {
  route(app, { endpoint: endpoints.search }, async ({ caller, query: { q } }) => {
    const parts = searchedParts(q);
    if (parts.length === 0) return { items: [] };
    const search = { database, caller, parts, limit: mostHits };
    const found = await Promise.all([findCustomers(search), findSites(search), findUsers(search), findDevices(search)]);
    let room = mostHits - found.reduce((sum, hits) => sum + Math.min(hits.length, ofEach), 0);
    return {
      items: found.flatMap((hits) => {
        const more = Math.min(room, Math.max(0, hits.length - ofEach));
        room -= more;
        return hits.slice(0, ofEach + more);
      }),
    };
  });
}
