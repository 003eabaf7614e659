import { request } from 'node:http';
import { expect, test } from 'vitest';
import { usualAllowances } from '../../server/http/limits.ts';
import { aFunctionCheck, delivered } from '../support/builders/a-function-check.ts';
import { aPortal, batch } from '../support/servers/a-portal.ts';
import { onOneDatabase, sqliteCopy } from '../support/servers/each-database.ts';

const few = (points: number) => ({ points, seconds: 600 });

onOneDatabase(({ place }) => {
  test('[SEC-2] over the limit nothing is kept, all may be sent again, and it says when', async () => {
    const allowances = { ...usualAllowances, submissionsOfAddress: few(2) };
    const portal = await aPortal(await place(), { allowances });
    const items = Array.from({ length: 3 }, () => delivered(aFunctionCheck()));
    const answer = await portal.call(batch, { items });
    expect(answer.json()).toMatchObject({ status: 429, code: 'tooManyRequests', params: { seconds: 600 } });
    expect(answer.headers['retry-after']).toBe('600');
    const ids = items.map(({ submission }) => submission.submissionId);
    expect(await portal.database.db.selectFrom('submission').select('id').where('id', 'in', ids).execute()).toEqual([]);
    // Another hospital is not held up.
    const elsewhere = await portal.call(batch, { items: items.slice(0, 2) }, { remoteAddress: '192.0.2.7' });
    expect(elsewhere.statusCode).toBe(200);
  });

  test('[SEC-6, OFF-3] what is kept already is answered with its receipt, also over the limit', async () => {
    const allowances = { ...usualAllowances, submissionsOfAddress: few(2) };
    const portal = await aPortal(await place(), { allowances });
    const items = [delivered(aFunctionCheck()), delivered(aFunctionCheck())];
    const receipts = (await portal.deliver(...items)).map(({ receipt }) => receipt);
    for (let nr = 0; nr < 3; nr += 1)
      expect((await portal.deliver(...items)).map(({ receipt }) => receipt)).toEqual(receipts);
    expect((await portal.call(batch, { items: [...items, delivered(aFunctionCheck())] })).statusCode).toBe(429);
  });

  test('[SEC-2] scanned labels draw on their device, not on the address everybody in a hospital shares', async () => {
    const allowances = { ...usualAllowances, submissionsOfAddress: few(1), submissionsOfDevice: few(2) };
    const portal = await aPortal(await place(), { allowances });
    const scanned = await Promise.all(
      ['inOrder', 'due', 'overdue', 'inOrder'].map((shows) => portal.scannedCheck(shows)),
    );
    const answer = await portal.call(batch, { items: scanned.map((check) => delivered(check)) });
    expect(answer.statusCode).toBe(200);
  });

  test('[SEC-2] one label that is sent all the time holds up no other device', async () => {
    const allowances = { ...usualAllowances, submissionsOfAddress: few(1), submissionsOfDevice: few(1) };
    const portal = await aPortal(await place(), { allowances });
    for (const status of [200, 200, 429]) {
      const items = [delivered(await portal.scannedCheck('inOrder'))];
      expect((await portal.call(batch, { items })).statusCode).toBe(status);
    }
    const [other] = await portal.deliver(delivered(await portal.scannedCheck('due')));
    expect(other!.receipt).toBeDefined();
  });

  test('[SEC-2] a forged label does not draw on the device it names', async () => {
    const allowances = { ...usualAllowances, submissionsOfAddress: few(1), submissionsOfDevice: few(1) };
    const portal = await aPortal(await place(), { allowances });
    const { url: labelText } = await portal.label('tampered');
    const forged = await portal.scannedCheck('inOrder', { labelText });
    expect((await portal.call(batch, { items: [delivered(forged)] })).statusCode).toBe(200);
    const [genuine] = await portal.deliver(delivered(await portal.scannedCheck('inOrder')));
    expect(genuine!.receipt).toBeDefined();
  });

  test('[SEC-2] calls of one address are limited in number, and a phone has the network of its address', async () => {
    const allowances = { ...usualAllowances, requestsOfAddress: few(2) };
    const portal = await aPortal(await place(), { allowances });
    const from = (remoteAddress: string) => portal.call('GET /api/public/qr/pack', undefined, { remoteAddress });
    const statuses = [];
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3', '2001:db8:0:1::1', '192.0.2.7'])
      statuses.push((await from(address)).statusCode);
    expect(statuses).toEqual([200, 200, 429, 200, 200]);
    // Health is asked for all the time, by one address.
    expect((await portal.call('GET /healthz', undefined, { remoteAddress: '2001:db8::1' })).statusCode).toBe(200);
  });

  test('[SEC-6] calls count however their address is written, and whether anything is there', async () => {
    const allowances = { ...usualAllowances, requestsOfAddress: few(2) };
    const portal = await aPortal(await place(), { allowances });
    const address = await portal.app.listen({ host: '127.0.0.1', port: 0 });
    const { port, hostname } = new URL(address);
    const statusOf = (path: string) =>
      new Promise<number>((resolve, reject) => {
        const asked = request({ hostname, port, path }, (answer) => {
          answer.resume();
          resolve(answer.statusCode!);
        });
        asked.on('error', reject).end();
      });
    expect(await statusOf('/%61pi/public/qr/pack')).toBe(200);
    expect(await statusOf('http://elsewhere.example/api/public/qr/pack')).toBe(200);
    for (const path of ['/%61%70%69/public/qr/pack', 'HTTP://x/api/public/qr/pack', '/api/none', '/%61pi/none', '/apj'])
      expect(`${path} ${await statusOf(path)}`).toBe(`${path} 429`);
    expect(await statusOf('/%68ealthz')).toBe(200);
  });

  test('[SEC-2] behind a proxy the caller counts, and nobody else may say who that is', async () => {
    const allowances = { ...usualAllowances, requestsOfAddress: few(1) };
    const portal = await aPortal(await place(), { allowances, settings: { trustProxy: ['10.0.0.0/8'] } });
    const from = (remoteAddress: string, forwardedFor: string) =>
      portal.call('GET /api/public/qr/pack', undefined, {
        remoteAddress,
        headers: { 'x-forwarded-for': forwardedFor },
      });
    expect((await from('10.0.0.1', '192.0.2.1')).statusCode).toBe(200);
    expect((await from('10.0.0.1', '192.0.2.2')).statusCode).toBe(200);
    expect((await from('10.0.0.1', '192.0.2.1')).statusCode).toBe(429);
    expect((await from('198.51.100.9', '192.0.2.3')).statusCode).toBe(200);
    expect((await from('198.51.100.9', '192.0.2.4')).statusCode).toBe(429);
  });

  test('[SEC-2, DOC-1] who has one receipt cannot have protocols made without end, and a wrong code takes none of them', async () => {
    const allowances = { ...usualAllowances, protocolsOfAddress: few(1) };
    const portal = await aPortal(await place(), { allowances });
    const [result] = await portal.deliver(delivered(await portal.scannedCheck('inOrder')));
    const { submissionId, receiptCode } = result!.receipt!;
    const open = (code: string, remoteAddress = '192.0.2.1') =>
      portal.call(
        `GET /api/public/qr/submissions/${submissionId}/protocol.pdf?receiptCode=${code}&language=de`,
        undefined,
        { remoteAddress },
      );
    expect((await open('000000000000')).statusCode).toBe(404);
    expect((await open(receiptCode)).statusCode).toBe(200);
    const refused = await open(receiptCode);
    expect(refused.json()).toMatchObject({ status: 429, code: 'tooManyRequests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await open(receiptCode, '192.0.2.7')).statusCode).toBe(200);
  });
});

test('[SEC-2, DOC-1] when too many documents are asked for at once, the last are told when to come again, and the others are made', async () => {
  const portal = await aPortal(await sqliteCopy(), { mostDocumentsWaiting: 1 });
  const [result] = await portal.deliver(delivered(await portal.scannedCheck('inOrder')));
  const { submissionId, receiptCode } = result!.receipt!;
  const path = `GET /api/public/qr/submissions/${submissionId}/protocol.pdf?receiptCode=${receiptCode}&language=de`;
  const answers = await Promise.all(Array.from({ length: 12 }, () => portal.call(path)));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused[0]!.json()).toMatchObject({ status: 503, code: 'unavailable' });
  expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['30']));
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(3);
});
