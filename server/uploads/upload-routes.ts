import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { largestUpload } from '../../src/contract/upload.ts';
import type { Database } from '../database/connect.ts';
import { callerAddress } from '../http/caller-address.ts';
import { route } from '../http/endpoint-route.ts';
import type { Limits } from '../http/limits.ts';
import { HttpProblem } from '../http/problems.ts';
import type { Room } from '../room.ts';
import { keepUpload } from './keep-upload.ts';

type Parts = { database: Database; limits: Limits; room: Room; now: () => number };
const wayToRoom = 600; // seconds after which there may be room again

/** Where the photos of a submission arrive, each on its own, after the submission that announced them. */
export function uploadRoutes(app: FastifyInstance, { database, limits, room, now }: Parts): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  const upload = { endpoint: endpoints.keepUpload, bodyLimit: largestUpload };
  route(app, upload, async ({ parameters, query, received, request, reply }) => {
    const { uploadId } = parameters;
    const bytes = Buffer.isBuffer(received) ? received : Buffer.alloc(0);
    const kept = await keepUpload(database, { uploadId, ...query, bytes, receivedAt: now() }, async (isVouchedFor) => {
      if (!(await room.isForPhotos())) return new HttpProblem('diskFull', { retryAfterSeconds: wayToRoom });
      const wait = await limits.takeUpload(callerAddress(request.ip), { bytes: bytes.length, isVouchedFor });
      return wait === null
        ? null
        : new HttpProblem('tooManyRequests', { retryAfterSeconds: wait, params: { seconds: wait } });
    });
    if (kept.kind === 'refused') return kept.refusal;
    reply.code(kept.isNew ? 201 : 200);
    return { uploadId, sha256: query.sha256, photosPending: kept.photosPending };
  });
}
