import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { largestUpload } from '../../src/contract/upload.ts';
import type { Database } from '../database/connect.ts';
import { callerAddress } from '../http/caller-address.ts';
import { route } from '../http/endpoint-route.ts';
import type { Limits } from '../http/limits.ts';
import { Refusal } from '../http/problems.ts';
import { keepUpload } from './keep-upload.ts';

type Parts = { database: Database; limits: Limits; now: () => number };

/** Where the photos of a submission arrive, each on its own, after the submission that announced them. */
export function uploadRoutes(app: FastifyInstance, { database, limits, now }: Parts): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  const upload = { endpoint: endpoints.keepUpload, bodyLimit: largestUpload };
  route(app, upload, async ({ parameters, query, received, request, reply }) => {
    const wait = await limits.takeUpload(callerAddress(request.ip));
    if (wait !== null) return new Refusal('tooManyRequests', { retryAfterSeconds: wait, params: { seconds: wait } });
    const { uploadId } = parameters;
    const bytes = Buffer.isBuffer(received) ? received : Buffer.alloc(0);
    const kept = await keepUpload(database, { uploadId, ...query, bytes, receivedAt: now() });
    if (kept.kind === 'refused') return kept.refusal;
    reply.code(kept.isNew ? 201 : 200);
    return { uploadId, sha256: query.sha256, photosPending: kept.photosPending };
  });
}
