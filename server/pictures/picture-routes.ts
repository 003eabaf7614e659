import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Database } from '../database/connect.ts';
import { alreadySent, route } from '../http/endpoint-route.ts';
import { HttpProblem } from '../http/problems.ts';
import { readPicture } from './picture-store.ts';

const oneYear = 365 * 24 * 60 * 60; // seconds

/** Pictures for an `<img>`, which sends no token: whoever has the id may see it, and nobody can guess one. */
export function pictureRoutes(app: FastifyInstance, { db }: Database): void {
  route(app, { endpoint: endpoints.readPicture }, async ({ parameters, reply }) => {
    const picture = await readPicture(db, parameters.picture);
    if (!picture) return new HttpProblem('notFound');
    reply.header('cache-control', `public, max-age=${oneYear}, immutable`);
    reply.type(picture.contentType).send(picture.bytes);
    return alreadySent;
  });
}
