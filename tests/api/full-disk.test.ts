import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { usualAllowances } from '../../server/http/limits.ts';
import { aFunctionCheck, delivered } from '../support/builders/a-function-check.ts';
import { aPhoto, photoAnswer } from '../support/builders/a-photo.ts';
import { aPortal, type Portal } from '../support/servers/a-portal.ts';
import { onEachDatabase, sqliteCopy } from '../support/servers/each-database.ts';

const mebibyte = 1024 * 1024;
const asFile = { headers: { 'content-type': 'application/octet-stream' } };

type Photo = ReturnType<typeof aPhoto>;
const send = (portal: Portal, submissionId: string, { announced, bytes }: Photo) => {
  const { uploadId, sha256, contentType } = announced;
  const query = new URLSearchParams({ submissionId, sha256, contentType });
  return portal.call(`PUT /api/public/qr/uploads/${uploadId}?${query}`, bytes, asFile);
};

/** A check of no known device with photos of a mebibyte each, received. */
async function aCheckWithPhotos(portal: Portal, count: number) {
  const photos = Array.from({ length: count }, (_, nr) => aPhoto(`${nr}`.padEnd(mebibyte, ' ')));
  const check = aFunctionCheck({ answers: [photoAnswer(...photos)] });
  const [result] = await portal.deliver(delivered(check));
  expect(result!.receipt).toBeDefined();
  return { submissionId: check.submissionId, photos };
}

onEachDatabase(({ place }) => {
  test('[SEC-6] photos nobody vouches for come from one address up to so many bytes an hour; the rest is told when', async () => {
    const allowances = { ...usualAllowances, strangersPhotosOfAddress: { points: 2, seconds: 3600 } };
    const portal = await aPortal(await place(), { allowances });
    const { submissionId, photos } = await aCheckWithPhotos(portal, 3);
    const statuses = [];
    for (const photo of photos) statuses.push((await send(portal, submissionId, photo)).statusCode);
    expect(statuses).toEqual([201, 201, 429]);
    const late = await send(portal, submissionId, photos[2]!);
    expect(late.json()).toMatchObject({ status: 429, code: 'tooManyRequests' });
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(3000);
    // What was acknowledged stays acknowledged.
    expect((await send(portal, submissionId, photos[0]!)).statusCode).toBe(200);
  });

  test('[SEC-6] photos of one address have a bound in bytes too where a label vouches for them', async () => {
    const allowances = {
      ...usualAllowances,
      photosOfAddress: { points: 1.5, seconds: 600 },
      strangersPhotosOfAddress: { points: 0, seconds: 600 },
    };
    const portal = await aPortal(await place(), { allowances });
    const photos = [aPhoto('a'.padEnd(mebibyte)), aPhoto('b'.padEnd(mebibyte))];
    const check = await portal.scannedCheck('inOrder', { answers: [photoAnswer(...photos)] });
    await portal.deliver(delivered(check));
    expect((await send(portal, check.submissionId, photos[0]!)).statusCode).toBe(201);
    expect((await send(portal, check.submissionId, photos[1]!)).statusCode).toBe(429);
  });

  test('[SEC-6, OPS-2] before the disk is full photos wait, checks go on, and once it is full /readyz says so', async () => {
    let free = 100 * 1024 * mebibyte;
    const portal = await aPortal(await place(), { freeBytes: async () => free });
    const { submissionId, photos } = await aCheckWithPhotos(portal, 2);
    expect((await send(portal, submissionId, photos[0]!)).statusCode).toBe(201);
    free = 511 * mebibyte;
    const waits = await send(portal, submissionId, photos[1]!);
    expect(waits.json()).toMatchObject({ status: 503, code: 'diskFull' });
    expect(waits.headers['retry-after']).toBe('600');
    expect((await send(portal, submissionId, photos[0]!)).statusCode).toBe(200);
    expect((await portal.deliver(delivered(aFunctionCheck())))[0]!.receipt).toBeDefined();
    expect((await portal.call('GET /readyz')).statusCode).toBe(200);
    free = 31 * mebibyte;
    const ready = await portal.call('GET /readyz');
    expect(ready.json()).toMatchObject({ status: 503, code: 'diskFull' });
    expect(portal.log.join()).toContain('the disk is full');
    expect((await portal.call('GET /healthz')).statusCode).toBe(200);
    free = 513 * mebibyte;
    expect((await send(portal, submissionId, photos[1]!)).statusCode).toBe(201);
  });
});

test('[OPS-2, OFF-3] on a disk that takes no more a check is not acknowledged, log and /readyz say why, and it is kept once there is room', async () => {
  let now = Date.UTC(2026, 10, 28, 9);
  const portal = await aPortal(await sqliteCopy(), { now: () => now });
  const { db } = portal.database;
  // The file may not grow: to the database that is a full disk.
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${Object.values(rows[0]!)[0]! + 1}`).execute(db);
  const check = delivered(aFunctionCheck({ overallComment: 'x'.repeat(1500) }));
  let answer = await portal.call('POST /api/public/qr/submissions', { items: [check] });
  const kept = [];
  while (answer.statusCode === 200) {
    kept.push(check.submission.submissionId);
    check.submission = aFunctionCheck({ overallComment: 'x'.repeat(1500) });
    answer = await portal.call('POST /api/public/qr/submissions', { items: [check] });
  }
  expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
  expect(answer.headers['retry-after']).toBe('60');
  expect(portal.log.join()).toContain('the disk is full');
  expect((await portal.call('GET /readyz')).json()).toMatchObject({ status: 503, code: 'diskFull' });
  await sql.raw('pragma max_page_count = 1073741823').execute(db);
  now += 61_000;
  expect((await portal.call('GET /readyz')).statusCode).toBe(200);
  expect((await portal.deliver(check))[0]!.receipt).toBeDefined();
  const all = await db
    .selectFrom('submission')
    .select('id')
    .where('id', 'in', [...kept, check.submission.submissionId])
    .execute();
  expect(all).toHaveLength(kept.length + 1);
});
