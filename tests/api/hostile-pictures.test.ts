import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { readPicture } from '../../server/pictures/read-picture.ts';
import { demoAnswers } from '../../server/demo/demo-answers.ts';
import { checkTime, delivered } from '../support/builders/a-function-check.ts';
import { photoAnswer } from '../support/builders/a-photo.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { onOneDatabase } from '../support/servers/each-database.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

/** A drawing of 240 bytes that its renderer works on for minutes. */
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="6000"><filter id="a"><feTurbulence baseFrequency=".9" numOctaves="90"/></filter><rect width="100%" height="100%" filter="url(#a)"/></svg>',
);
const page = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj');
const contentType = 'image/jpeg' as const;
const announcedOf = (bytes: Buffer, type: 'image/jpeg' | 'image/png' | 'image/webp' = contentType) => ({
  uploadId: uuidV7(checkTime),
  sha256: hash('sha256', bytes),
  size: bytes.length,
  contentType: type,
});
const asFile = { headers: { 'content-type': 'application/octet-stream' } };

onOneDatabase(({ place }) => {
  const opened = async (photos: { bytes: Buffer; announced: ReturnType<typeof announcedOf> }[]) => {
    const portal = await aPortal(await place());
    const ids = await customerIds(portal);
    const checklist = await portal.checklistOf((await portal.label('inOrder')).modelNo);
    // Five to an answer is the most there may be.
    const shown = [photos.slice(0, 5), photos.slice(5)].filter((some) => some.length > 0);
    const answers = [...demoAnswers(checklist, 'passed'), ...shown.map((some) => photoAnswer(...some))];
    const check = await portal.scannedCheck('inOrder', { answers });
    const [result] = await portal.deliver(delivered(check));
    const put = ({ bytes, announced }: (typeof photos)[number]) => {
      const { uploadId, sha256, contentType: type } = announced;
      const query = new URLSearchParams({ submissionId: check.submissionId, sha256, contentType: type });
      return portal.call(`PUT /api/public/qr/uploads/${uploadId}?${query}`, bytes, asFile);
    };
    return { portal, ids, check, receipt: result!.receipt!, put };
  };

  test('[SEC-5] what is no picture, or another one than announced, is refused by its first bytes', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const photos = [
      ...[drawing, page, gzipSync(drawing), Buffer.from('GIF89a'), png].map((bytes) => ({
        bytes,
        announced: announcedOf(bytes),
      })),
      { bytes: png, announced: announcedOf(png, 'image/png') },
    ];
    const { put } = await opened(photos);
    for (const photo of photos) {
      const answer = await put(photo);
      expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual(
        photo.announced.contentType === 'image/png' ? [201, undefined] : [422, 'photoUnreadable'],
      );
    }
  });

  test('[SEC-5, DOC-1] bad bytes that were stored before hold up no protocol and no desk, which name the photo as missing', async () => {
    const photo = { bytes: drawing, announced: announcedOf(drawing) };
    const { portal, ids, check, receipt } = await opened([photo]);
    await portal.database.db
      .insertInto('upload')
      .values({
        id: uuidV7(checkTime),
        submissionId: check.submissionId,
        uploadId: photo.announced.uploadId,
        sha256: photo.announced.sha256,
        contentType,
        size: drawing.length,
        contentBase64: drawing.toString('base64'),
        receivedAt: new Date(checkTime).toISOString(),
      })
      .execute();
    const admin = await signedIn(portal, { customerId: ids.hospital });
    const before = process.cpuUsage();
    const [shown, protocol] = await Promise.all([
      admin.ask(`GET /api/customers/${ids.hospital}/files/${photo.announced.uploadId}`),
      portal.call(
        `GET /api/public/qr/submissions/${check.submissionId}/protocol.pdf?receiptCode=${receipt.receiptCode}&language=en`,
      ),
    ]);
    const { user, system } = process.cpuUsage(before);
    expect([shown.statusCode, protocol.statusCode]).toEqual([422, 200]);
    expect((user + system) / 1e6).toBeLessThan(8); // seconds of processor; the drawing alone takes minutes
  }, 30_000);
});

test('[SEC-5] a picture of more pixels than a phone takes is not unpacked', async () => {
  const wide = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: 'red' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(wide.length).toBeLessThan(3 * 1024 * 1024);
  const before = process.cpuUsage();
  expect(await readPicture(wide, (picture) => picture.resize(100).toBuffer())).toBeNull();
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(50);
});
