import { fetchJson } from '../../api/fetch-json.ts';
import { fieldEndpoints } from '../../contract/field-endpoints.ts';
import type { Sender } from './send-batch.ts';

const baseLimit = 30_000;
const bytesPerSecond = 8 * 1024;

/** Milliseconds a request with a body of so many bytes may take. */
export const sendingLimit = (bytes: number) => baseLimit + Math.ceil(bytes / bytesPerSecond) * 1000;

/** Posts batches to the server, each with a limit that grows with its size, so that a slow line is not cut off for ever. */
export function submissionsSender(now: () => number): Sender {
  let skew: number | null = null;
  return {
    now,
    clockSkewMs: () => skew,
    async post(body, token) {
      const answer = await fetchJson(fieldEndpoints.deliverSubmissions.path, {
        method: fieldEndpoints.deliverSubmissions.method,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body,
        cache: 'no-store',
        signal: AbortSignal.timeout(sendingLimit(body.length)),
      });
      const serverTime = answer.kind === 'answered' ? Date.parse(answer.headers.get('date') ?? '') : Number.NaN;
      if (Number.isFinite(serverTime)) skew = now() - serverTime;
      return answer;
    },
  };
}
