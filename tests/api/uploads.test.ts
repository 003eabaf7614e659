import { expect, test } from 'vitest';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { demoAnswers } from '../../server/demo/demo-answers.ts';
import { usualAllowances } from '../../server/http/limits.ts';
import { aDeviceRegistration } from '../support/builders/a-device-registration.ts';
import { aFunctionCheck, checkTime, delivered } from '../support/builders/a-function-check.ts';
import { aPhoto, photoAnswer } from '../support/builders/a-photo.ts';
import { aPortal, type Portal } from '../support/servers/a-portal.ts';
import { onEachDatabase } from '../support/servers/each-database.ts';

type Photo = ReturnType<typeof aPhoto>;
type Named = { submissionId: string };

const put = ({ submissionId }: Named, { announced }: Photo) => {
  const { uploadId, sha256, contentType } = announced;
  return `PUT /api/public/qr/uploads/${uploadId}?${new URLSearchParams({ submissionId, sha256, contentType })}`;
};
const asFile = { headers: { 'content-type': 'application/octet-stream' } };
const send = (portal: Portal, of: Named, photo: Photo, bytes: Buffer = photo.bytes) =>
  portal.call(put(of, photo), bytes, asFile);
const keptBytes = async (portal: Portal, { submissionId }: Named) => {
  const rows = await portal.database.db
    .selectFrom('upload')
    .select('contentBase64')
    .where('submissionId', '=', submissionId)
    .execute();
  return new Set(rows.map(({ contentBase64 }) => Buffer.from(contentBase64, 'base64').subarray(3).toString()));
};
const stateOf = async (portal: Portal, { submissionId }: Named, receiptCode: string) =>
  (await portal.call(`GET /api/public/qr/submissions/${submissionId}?receiptCode=${receiptCode}`)).json<{
    state: string;
    receipt: { flags: string[]; photosPending: number };
  }>();

onEachDatabase(({ place }) => {
  test('[QR-3, OFF-3] photos arrive after their check, count down, and the last one takes the mark away', async () => {
    const portal = await aPortal(await place());
    const photos = [aPhoto('front'), aPhoto('back')] as const;
    const checklist = await portal.checklistOf((await portal.label('inOrder')).modelNo);
    const check = await portal.scannedCheck('inOrder', {
      answers: [...demoAnswers(checklist, 'passed'), photoAnswer(...photos)],
    });
    const [result] = await portal.deliver(delivered(check));
    const { receiptCode, flags } = result!.receipt!;
    expect([flags, result!.receipt!.photosPending]).toEqual([['photoPending'], 2]);

    const first = await send(portal, check, photos[0]);
    expect([first.statusCode, first.json()]).toEqual([
      201,
      { uploadId: photos[0].announced.uploadId, sha256: photos[0].announced.sha256, photosPending: 1 },
    ]);
    expect(await stateOf(portal, check, receiptCode)).toMatchObject({
      state: 'flagged',
      receipt: { flags: ['photoPending'], photosPending: 1 },
    });

    const again = await send(portal, check, photos[0]);
    expect([again.statusCode, again.json()]).toMatchObject([200, { photosPending: 1 }]);

    await send(portal, check, photos[1]);
    expect(await stateOf(portal, check, receiptCode)).toMatchObject({
      state: 'received',
      receipt: { flags: [], photosPending: 0 },
    });
    expect(await keptBytes(portal, check)).toEqual(new Set(['front', 'back']));
  });

  test('[OFF-3, F22] one photo sent four times at once is kept once and counted once', async () => {
    const portal = await aPortal(await place());
    const [photo, other] = [aPhoto('front'), aPhoto('back')];
    const check = aFunctionCheck({ answers: [photoAnswer(photo, other)] });
    await portal.deliver(delivered(check));
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(portal, check, photo)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(answers.at(-1)!.json()).toMatchObject({ photosPending: 1 });
    expect(await keptBytes(portal, check)).toEqual(new Set(['front']));
  });

  test('[QR-3] the photos of a registration follow it in the same way', async () => {
    const portal = await aPortal(await place());
    const photo = aPhoto('type plate');
    const registration = aDeviceRegistration({ photos: [photo.announced] });
    const [result] = await portal.deliver(delivered(registration));
    expect(result!.receipt!.photosPending).toBe(1);
    expect((await send(portal, registration, photo)).json()).toMatchObject({ photosPending: 0 });
    expect(await stateOf(portal, registration, result!.receipt!.receiptCode)).toMatchObject({ state: 'submitted' });
  });

  test('[SEC-2, F12, F14] what no submission announced is refused; damaged, empty and other bytes are never kept', async () => {
    const portal = await aPortal(await place());
    const photo = aPhoto();
    const check = aFunctionCheck({ answers: [photoAnswer(photo)] });
    expect((await send(portal, check, photo)).json()).toMatchObject({ status: 422, code: 'uploadNotAnnounced' });
    await portal.deliver(delivered(check));

    const stranger = await send(portal, check, aPhoto());
    expect(stranger.json()).toMatchObject({ status: 422, code: 'uploadNotAnnounced' });
    const ofNobody = await send(portal, { submissionId: uuidV7(checkTime) }, photo);
    expect(ofNobody.json()).toMatchObject({ status: 422, code: 'uploadNotAnnounced' });
    const other = { ...aPhoto('another'), announced: { ...aPhoto('another').announced } };
    other.announced.uploadId = photo.announced.uploadId;
    expect((await send(portal, check, other)).json()).toMatchObject({ status: 409, code: 'uploadDiffers' });
    for (const bytes of [photo.bytes.subarray(0, 5), Buffer.alloc(0), Buffer.alloc(photo.bytes.length)])
      expect((await send(portal, check, photo, bytes)).json()).toMatchObject({ status: 422, code: 'uploadDamaged' });
    const huge = await send(portal, check, photo, Buffer.alloc(3 * 1024 * 1024 + 1));
    expect(huge.json()).toMatchObject({ status: 413, code: 'bodyTooLarge' });
    const asJson = await portal.call(put(check, photo), { not: 'bytes' });
    expect(asJson.statusCode).toBe(422);
    expect(await keptBytes(portal, check)).toEqual(new Set());
    expect((await send(portal, check, photo)).statusCode).toBe(201);
  });

  test('[QR-3, SEC-2] a check that announces twenty photos is kept, one that announces 21 is refused, and takes none', async () => {
    const portal = await aPortal(await place());
    const many = (count: number) => Array.from({ length: count }, (_, nr) => aPhoto(`photo ${nr}`));
    const inSteps = (photos: Photo[]) =>
      Array.from({ length: Math.ceil(photos.length / 5) }, (_, step) => ({
        ...photoAnswer(...photos.slice(step * 5, step * 5 + 5)),
        itemId: `step-${step}`,
      }));
    const [full, overfull] = [many(20), many(21)];
    const checks = [full, overfull].map((photos) => aFunctionCheck({ answers: inSteps(photos) }));
    const [kept, refused] = await portal.deliver(...checks.map((check) => delivered(check)));
    expect(kept!.receipt).toMatchObject({ photosPending: 20 });
    expect(refused!.problem).toMatchObject({ status: 422, errors: [{ code: 'tooMany' }] });
    const upload = await send(portal, checks[1]!, overfull[20]!);
    expect(upload.json()).toMatchObject({ status: 422, code: 'uploadNotAnnounced' });
  });

  test('[SEC-2] over the limit a photo is not lost: it may come again, and it says when', async () => {
    const allowances = { ...usualAllowances, uploadsOfAddress: { points: 1, seconds: 600 } };
    const portal = await aPortal(await place(), { allowances });
    const photos = [aPhoto('front'), aPhoto('back')] as const;
    const check = aFunctionCheck({ answers: [photoAnswer(...photos)] });
    await portal.deliver(delivered(check));
    expect((await send(portal, check, photos[0])).statusCode).toBe(201);
    const refused = await send(portal, check, photos[1]);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
    const elsewhere = await portal.call(put(check, photos[1]), photos[1].bytes, {
      ...asFile,
      remoteAddress: '192.0.2.7',
    });
    expect(elsewhere.statusCode).toBe(201);
  });
});
