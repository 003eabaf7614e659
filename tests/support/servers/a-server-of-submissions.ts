import type { JsonAnswer } from '../../../src/api/fetch-json.ts';
import type { Receipt } from '../../../src/contract/receipt.ts';
import type { Json } from '../../../src/domain/canonical-json.ts';
import { contentHash } from '../../../src/domain/content-hash.ts';

type Item = {
  submission: { submissionId: string; kindOfSubmission: 'functionCheck' | 'deviceRegistration' } & {
    [key: string]: Json;
  };
};
export type SentBatch = { items: (Item & { delivery: { attempts: number; offline: boolean } })[] };

export const answered = (status: number, body: unknown, headers: Record<string, string> = {}): JsonAnswer => ({
  kind: 'answered',
  status,
  body,
  headers: new Headers(headers),
});
export const aProblem = (status: number, code: string) => ({ type: 'about:blank', title: code, status, code });

/** The receipt the real server would send for a submission. */
export async function aReceiptFor({ submission }: Item): Promise<Receipt> {
  return {
    submissionId: submission.submissionId,
    kindOfSubmission: submission.kindOfSubmission,
    contentHash: await contentHash(submission),
    protocolNo: `${submission.kindOfSubmission === 'functionCheck' ? 'FC' : 'DR'}-2026-0000001`,
    receivedAt: '2026-11-27T13:07:00Z',
    flags: [],
    receiptCode: '7K3M9QWX2B4C',
    photosPending: ((submission.answers ?? []) as { photos: unknown[] }[]).flatMap(({ photos }) => photos).length,
  };
}

/** A server in memory that keeps each submission once and writes down every batch it was sent. */
export function aServerOfSubmissions() {
  const kept = new Map<string, Receipt>();
  const batches: SentBatch[] = [];
  return {
    kept,
    batches,
    sentIds: () => batches.map(({ items }) => items.map(({ submission }) => submission.submissionId)),
    async post(body: string): Promise<JsonAnswer> {
      const batch = JSON.parse(body) as SentBatch;
      batches.push(batch);
      const results = [];
      for (const item of batch.items) {
        const { submissionId } = item.submission;
        const receipt = kept.get(submissionId) ?? (await aReceiptFor(item));
        kept.set(submissionId, receipt);
        results.push({ submissionId, receipt });
      }
      return answered(200, { results });
    },
  };
}
