import { expect, test } from 'vitest';
import { packSchema } from '../../src/contract/pack.ts';
import { worldModels } from '../../server/demo/world-models.ts';
import { demoModels } from '../../server/demo/demo-models.ts';
import { demoPicture, insertPictures } from '../../server/demo/insert-pictures.ts';
import { usualAllowances } from '../../server/http/limits.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { onOneDatabase } from '../support/servers/each-database.ts';

const picture = (id: string) => `GET /api/public/pictures/${id}`;
const drawings = [...demoModels, ...worldModels].map(({ drawing }) => drawing);

/** Width, height and transparency of a WebP, from its header (VP8X, then 24-bit numbers less one). */
const headerOf = (bytes: Buffer) => ({
  kind: `${bytes.toString('latin1', 0, 4)} ${bytes.toString('latin1', 8, 16)}`,
  isTransparent: (bytes[20]! & 0x10) !== 0,
  width: bytes.readUIntLE(24, 3) + 1,
  height: bytes.readUIntLE(27, 3) + 1,
});

onOneDatabase(({ place }) => {
  test('[MOD-1, PERF-1] every model of the pack has a picture, small, kept by the browser for good', async () => {
    const portal = await aPortal(await place());
    const { models } = packSchema.parse((await portal.call('GET /api/public/qr/pack')).json());
    expect(models.length).toBeGreaterThan(1);
    for (const model of models) {
      const answer = await portal.call(picture(model.picture!));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(headerOf(answer.rawPayload)).toEqual({
        kind: 'RIFF WEBPVP8X',
        isTransparent: true,
        width: 320,
        height: 320,
      });
      expect(answer.rawPayload.length).toBeLessThan(8_000);
    }
  });

  test('[MOD-1] the eight models of the demo world have eight pictures', async () => {
    const portal = await aPortal(await place());
    const { db } = portal.database;
    await db.deleteFrom('picture').execute();
    await insertPictures(db, drawings);
    const bytes = await Promise.all(
      drawings.map(async (drawing) => (await portal.call(picture(demoPicture(drawing)))).rawPayload.toString('hex')),
    );
    expect(new Set(bytes).size).toBe(8);
    for (const each of bytes) expect(each.length / 2).toBeLessThan(8_000);
  });

  test('[SEC-2] whoever guesses the id of a picture gets the same answer as for any other nothing', async () => {
    const portal = await aPortal(await place());
    const answers = await Promise.all(
      ['AAAAAAAAAAAAAAAAAAAAAA', 'short', '../../../../etc/passwd', `${demoPicture('aed')}A`].map((id) =>
        portal.call(picture(encodeURIComponent(id))),
      ),
    );
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ status: 404, code: 'notFound' });
      expect(answer.headers['cache-control']).not.toMatch(/immutable/);
    }
  });

  test('[SEC-4] pictures are counted like every other call', async () => {
    const allowances = { ...usualAllowances, requestsOfAddress: { points: 1, seconds: 60 } };
    const portal = await aPortal(await place(), { allowances });
    const statuses = [1, 2].map(() => portal.call(picture(demoPicture('aed'))));
    expect((await Promise.all(statuses)).map(({ statusCode }) => statusCode)).toEqual([200, 429]);
  });
});
