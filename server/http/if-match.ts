import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from './problems.ts';

/** Tells the version of what is answered. */
export function tellVersion(reply: FastifyReply, version: number): void {
  reply.header('etag', `"${version}"`);
}

/**
 * A refusal with the object as it is now when the caller means another version of it (RFC 9110, section 13.1.1).
 * A caller that names none is believed.
 */
export function refuseOtherVersion(request: FastifyRequest, current: { version: number }): HttpProblem | undefined {
  const [, named] = /^(?:W\/)?"(\d+)"$/.exec(request.headers['if-match'] ?? '') ?? [];
  if (named === undefined || Number(named) === current.version) return undefined;
  return new HttpProblem('versionConflict', { current });
}
