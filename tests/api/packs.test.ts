import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checklistSchema } from '../../src/contract/checklist.ts';
import { packSchema, type Pack } from '../../src/contract/pack.ts';
import { contentHash } from '../../src/domain/content-hash.ts';
import { readLabelText } from '../../src/domain/label-text.ts';
import { verifyLabel } from '../../src/domain/label-signature.ts';
import { isPack } from '../../src/domain/pack-guard.ts';
import { rotateLabelKeys } from '../../server/label-keys/label-key-store.ts';
import { checkTime } from '../support/builders/a-function-check.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { onOneDatabase } from '../support/servers/each-database.ts';

const pack = (query = '') => `GET /api/public/qr/pack${query}`;

onOneDatabase(({ place }) => {
  test('[QR-1, PERF-1] the pack of one model in one language holds that model and language only', async () => {
    const portal = await aPortal(await place());
    const answer = await portal.call(pack('?modelNo=210&language=uk'));
    const { models, checklists } = packSchema.parse(answer.json());
    expect(models).toMatchObject([{ modelNo: 210, kind: { uk: 'Інфузійна помпа' } }]);
    expect(checklists.map(({ modelNos }) => modelNos)).toEqual([[210]]);
    expect(answer.body).not.toContain('"de":');
    expect(answer.body).not.toContain('"en":');
    expect(isPack(answer.json())).toBe(true);
  });

  test('[QR-1] a model without a checklist here gets the general ones', async () => {
    const portal = await aPortal(await place());
    const { models, checklists } = (await portal.call(pack('?modelNo=4711&language=fr'))).json<Pack>();
    expect(models).toEqual([]);
    expect(checklists).toMatchObject([{ modelNos: [], name: { fr: 'Contrôle visuel général' } }]);
  });

  test('[I18N-1] a text that is not translated yet comes in English', async () => {
    const portal = await aPortal(await place());
    const { contentJson } = await portal.database.db
      .selectFrom('checklistVersion')
      .select('contentJson')
      .where('contentJson', 'like', '%"modelNos":[305]%')
      .executeTakeFirstOrThrow();
    const checklist = checklistSchema.parse(JSON.parse(contentJson));
    delete checklist.name.uk;
    await portal.database.db
      .updateTable('checklistVersion')
      .set({ contentJson: JSON.stringify(checklist) })
      .where('checklistId', '=', checklist.checklistId)
      .execute();
    const { checklists } = (await portal.call(pack('?modelNo=305&language=uk'))).json<Pack>();
    expect(checklists[0]!.name).toEqual({ en: 'Monthly visual check of the AED' });
  });

  test('[OFF-1] the whole pack holds all models, all checklists and all languages', async () => {
    const portal = await aPortal(await place());
    const { models, checklists, hosts } = packSchema.parse((await portal.call(pack())).json());
    expect(models.map(({ modelNo }) => modelNo)).toEqual([210, 305]);
    expect(checklists).toHaveLength(3);
    for (const checklist of checklists)
      expect(Object.keys(checklist.name).toSorted()).toEqual(['de', 'en', 'es', 'fr', 'uk']);
    expect(hosts).toEqual(['localhost:8080']);
  });

  test('[QR-7] labels of this installation verify with the keys and hosts of its pack', async () => {
    const settings = { publicUrl: 'https://portal.example', formerHosts: ['old.example'] };
    const portal = await aPortal(await place(), { settings });
    const { hosts, labelKeys } = (await portal.call(pack())).json<Pack>();
    expect(hosts).toEqual(['portal.example', 'old.example']);
    const read = readLabelText((await portal.label('inOrder')).url, hosts);
    const tampered = readLabelText((await portal.label('tampered')).url, hosts);
    if (read.kind !== 'label' || tampered.kind !== 'label') throw new Error('both are labels');
    expect(await verifyLabel(read, labelKeys)).toBe('verified');
    expect(await verifyLabel(tampered, labelKeys)).toBe('invalid');
  });

  test('[PERF-1] a pack the phone has is not sent again', async () => {
    const portal = await aPortal(await place());
    const first = await portal.call(pack(), undefined, { headers: { 'accept-encoding': 'gzip' } });
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^"[^"]+"$/); // strong
    const again = await portal.call(pack(), undefined, {
      headers: { 'accept-encoding': 'gzip', 'if-none-match': tag },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers.etag).toBe(tag);
  });

  test('[PERF-1] packs are sent small, in the encoding the phone takes, each with a tag of its own', async () => {
    const portal = await aPortal(await place());
    const inEncoding = (encoding: string) =>
      portal.call(pack(), undefined, { headers: { 'accept-encoding': encoding } });
    const [plain, gzip, br] = [
      await inEncoding('identity'),
      await inEncoding('gzip, deflate'),
      await inEncoding('gzip, br'),
    ];
    expect([gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'br']);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect((await inEncoding('br;q=0, gzip')).headers['content-encoding']).toBe('gzip');
  });

  test('[QR-7] a new label key is in the pack at once', async () => {
    const portal = await aPortal(await place());
    const before = await portal.call(pack('?modelNo=210&language=en'));
    await rotateLabelKeys(portal.database, checkTime);
    const after = await portal.call(pack('?modelNo=210&language=en'));
    expect(before.json<Pack>().labelKeys.map(({ keyId }) => keyId)).toEqual([1]);
    expect(after.json<Pack>().labelKeys.map(({ keyId }) => keyId)).toEqual([2, 1]);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  test('[MOD-2] one version of a checklist is whole, hashed, and never changes', async () => {
    const portal = await aPortal(await place());
    const { checklistId } = await portal.checklistOf(305);
    const answer = await portal.call(`GET /api/public/qr/checklists/${checklistId}/versions/1`);
    const { contentHash: hash, ...content } = checklistSchema.parse(answer.json());
    expect(hash).toBe(await contentHash(content));
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const missing = await portal.call(`GET /api/public/qr/checklists/${checklistId}/versions/2`);
    expect(missing.json()).toMatchObject({ status: 404, code: 'checklistUnknown' });
  });

  test('[MOD-2] a newer version takes the place of the old one in packs, and the old one stays loadable', async () => {
    const portal = await aPortal(await place());
    const old = await portal.scannedCheck('inOrder');
    const row = await portal.database.db
      .selectFrom('checklistVersion')
      .selectAll()
      .where('checklistId', '=', old.checklistId)
      .executeTakeFirstOrThrow();
    const contentJson = row.contentJson.replace('"version":1', '"version":2');
    await portal.database.db
      .insertInto('checklistVersion')
      .values({ ...row, version: 2, contentJson, contentHash: 'b'.repeat(64) })
      .execute();
    await rotateLabelKeys(portal.database, checkTime); // whatever changes a pack makes it be read again
    expect((await portal.checklistOf(210)).version).toBe(2);
    expect((await portal.call(`GET /api/public/qr/checklists/${old.checklistId}/versions/1`)).statusCode).toBe(200);
    const [result] = await portal.deliver({
      submission: old,
      delivery: { queuedAt: '', sentAt: '', attempts: 1, clockSkewMs: null, offline: true },
    });
    expect(result!.receipt).toMatchObject({ result: 'passed', flags: ['checklistOutdated'] });
  });

  test('[SEC-4] a pack is asked for with known parameters only', async () => {
    const portal = await aPortal(await place());
    for (const query of [
      '?modelNo=0&language=en',
      '?modelNo=65536&language=en',
      '?modelNo=1.5&language=en',
      '?modelNo=210&language=it',
      '?x=1',
    ])
      expect((await portal.call(pack(query))).statusCode).toBe(422);
  });
});
