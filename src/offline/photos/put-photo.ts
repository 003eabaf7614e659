import { fetchJson } from '../../api/fetch-json.ts';
import { fieldEndpoints } from '../../contract/field-endpoints.ts';
import { sendingLimit } from '../outbox/post-submissions.ts';
import type { PhotoSender } from './deliver-photos.ts';

/** Sends photos to the server, each with a limit that grows with its size. */
export function photoSender(now: () => number): PhotoSender {
  return {
    now,
    put({ uploadId, submissionId, sha256, contentType }, bytes) {
      const query = new URLSearchParams({ submissionId, sha256, contentType });
      return fetchJson(`${fieldEndpoints.keepUpload.path.replace('{uploadId}', uploadId)}?${query}`, {
        method: fieldEndpoints.keepUpload.method,
        headers: { 'content-type': 'application/octet-stream' },
        body: new Blob([bytes]), // Chromium sends bytes without one at a fifth of the speed
        cache: 'no-store',
        signal: AbortSignal.timeout(sendingLimit(bytes.byteLength)),
      });
    },
  };
}
