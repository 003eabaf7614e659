import { hash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FunctionCheck } from '../../../src/contract/function-check.ts';
import type { SubmissionResult } from '../../../src/contract/submission-batch.ts';
import { connect } from '../../../server/database/connect.ts';
import { uuidV7 } from '../../../src/domain/uuid-v7.ts';
import { aFunctionCheck, delivered } from '../builders/a-function-check.ts';
import { photoAnswer } from '../builders/a-photo.ts';
import { startServerProcess, type ServerProcess } from '../servers/start-server-process.ts';

export type Storm = { dataDir: string; submissions: number; photos: number; kills: number };
export type Losses = {
  /** Submissions and photos that were acknowledged, and those of them that are kept. */
  acknowledged: { submissions: number; photos: number };
  kept: { submissions: number; photos: number };
  /** What was acknowledged and is not there, or not as it was sent. */
  lost: string[];
  /** What is there twice, was received twice, or was given two receipts. */
  doubled: string[];
  kills: number;
  /** Requests without an answer. */
  unanswered: number;
};

const startOfJpeg = Buffer.from('FFD8FFE0', 'hex'); // the server looks at the first bytes
const phones = 8; // that send at once
const ofOnePhone = 5; // submissions in one batch
const longestAnswer = 20_000; // milliseconds
const beforeAgain = 50; // milliseconds

type Photo = { uploadId: string; bytes: Buffer; sha256: string };
type Work = { check: FunctionCheck; photos: Photo[] };

/**
 * Sends checks and photos to a server process as phones do, each until it is acknowledged, and kills the process again
 * and again while they stream, without a warning; then looks into the database what is there.
 */
export async function killWhileItReceives({ dataDir, submissions, photos, kills }: Storm): Promise<Losses> {
  const work = Array.from({ length: submissions }, (_, nr) =>
    aWork(Math.floor(((nr + 1) * photos) / submissions) - Math.floor((nr * photos) / submissions)),
  );
  const receipts = new Map<string, Set<string>>();
  const acknowledgedPhotos = new Set<string>();
  let server: ServerProcess = await startServerProcess({ dataDir });
  let [unanswered, killed, isDone] = [0, 0, false];

  const count = () => receipts.size + acknowledgedPhotos.size;
  /** An answer, or undefined where none came: then the phone tries again later. */
  async function ask(path: string, init: RequestInit): Promise<Response | undefined> {
    let refused: string | undefined;
    try {
      const answer = await fetch(server.address + path, { ...init, signal: AbortSignal.timeout(longestAnswer) });
      if (answer.ok) return answer;
      if (answer.status < 500) refused = `${path}: ${answer.status} ${await answer.text()}`;
    } catch {
      unanswered += 1;
    }
    if (refused !== undefined) throw new Error(refused);
    await pause(beforeAgain);
    return undefined;
  }

  async function deliver(some: readonly Work[]) {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ items: some.map(({ check }) => delivered(check)) });
    for (let left = true; left;) {
      const answer = await ask('/api/public/qr/submissions', { method: 'POST', headers, body });
      const results = ((await answer?.json().catch(() => undefined)) as { results: SubmissionResult[] } | undefined)
        ?.results;
      for (const result of results ?? [])
        if ('receipt' in result) noteReceipt(result.receipt.submissionId, result.receipt.protocolNo);
      left = some.some(({ check }) => !receipts.has(check.submissionId));
    }
  }

  function noteReceipt(submissionId: string, protocolNo: string) {
    receipts.set(submissionId, (receipts.get(submissionId) ?? new Set()).add(protocolNo));
  }

  async function sendPhoto(submissionId: string, { uploadId, bytes, sha256 }: Photo) {
    const query = new URLSearchParams({ submissionId, sha256, contentType: 'image/jpeg' });
    const headers = { 'content-type': 'application/octet-stream' };
    const path = `/api/public/qr/uploads/${uploadId}?${query}`;
    while (!(await ask(path, { method: 'PUT', headers, body: new Uint8Array(bytes) })));
    acknowledgedPhotos.add(uploadId);
  }

  async function phone(own: readonly Work[]) {
    for (let first = 0; first < own.length; first += ofOnePhone) {
      const some = own.slice(first, first + ofOnePhone);
      await deliver(some);
      for (const { check, photos: taken } of some)
        for (const photo of taken) await sendPhoto(check.submissionId, photo);
    }
  }

  /** Kills after each part of the work, in the middle of whatever is on its way. */
  async function killer() {
    const all = submissions + photos;
    while (killed < kills && !isDone) {
      if (count() < ((killed + 1) * all) / (kills + 1)) {
        await pause(2);
        continue;
      }
      killed += 1;
      await server.kill();
      server = await startServerProcess({ dataDir });
    }
  }

  const killing = killer();
  await Promise.all(Array.from({ length: phones }, (_, nr) => phone(work.filter((_work, at) => at % phones === nr))));
  isDone = true;
  await killing;
  await server.kill();
  return {
    ...(await compare(dataDir, { work, receipts })),
    acknowledged: { submissions: receipts.size, photos: acknowledgedPhotos.size },
    kills: killed,
    unanswered,
  };
}

function aWork(count: number): Work {
  const photos = Array.from({ length: count }, () => {
    const bytes = Buffer.concat([startOfJpeg, randomBytes(100 * 1024)]);
    return { uploadId: uuidV7(Date.now()), bytes, sha256: hash('sha256', bytes) };
  });
  const announced = photos.map(({ uploadId, bytes, sha256 }) => ({
    announced: { uploadId, sha256, size: bytes.length, contentType: 'image/jpeg' as const },
  }));
  const answers = count === 0 ? {} : { answers: [photoAnswer(...announced)] };
  return { check: aFunctionCheck({ submissionId: uuidV7(Date.now()), ...answers }), photos };
}

type Sent = { work: readonly Work[]; receipts: ReadonlyMap<string, ReadonlySet<string>> };

async function compare(dataDir: string, { work, receipts }: Sent): Promise<Pick<Losses, 'kept' | 'lost' | 'doubled'>> {
  const { db } = connect({ dataDir });
  const ids = new Set(work.map(({ check }) => check.submissionId));
  const rows = (await db.selectFrom('submission').selectAll().execute()).filter(({ id }) => ids.has(id));
  const uploads = (await db.selectFrom('upload').selectAll().execute()).filter(({ submissionId }) =>
    ids.has(submissionId),
  );
  const events = await db
    .selectFrom('event')
    .select('entityId')
    .where('action', '=', 'functionCheck.received')
    .execute();
  await db.destroy();
  const received = Map.groupBy(events, ({ entityId }) => entityId);
  const numbers = Map.groupBy(rows, ({ protocolNo }) => protocolNo);
  const [lost, doubled]: [string[], string[]] = [[], []];
  for (const { check, photos } of work) {
    const { submissionId } = check;
    const row = rows.find(({ id }) => id === submissionId);
    const told = [...(receipts.get(submissionId) ?? [])];
    if (!row || !told.includes(row.protocolNo) || row.photosPending !== 0) lost.push(`submission ${submissionId}`);
    if (
      told.length > 1 ||
      (received.get(submissionId) ?? []).length > 1 ||
      (row && numbers.get(row.protocolNo)!.length > 1)
    )
      doubled.push(`submission ${submissionId}`);
    for (const { uploadId, bytes } of photos) {
      const kept = uploads.filter((upload) => upload.uploadId === uploadId && upload.submissionId === submissionId);
      if (!kept.some(({ contentBase64 }) => contentBase64 === bytes.toString('base64'))) lost.push(`photo ${uploadId}`);
      if (kept.length > 1) doubled.push(`photo ${uploadId}`);
    }
  }
  return { kept: { submissions: rows.length, photos: uploads.length }, lost, doubled };
}
