import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { problemMediaType, problemSchema } from '../../src/contract/problem.ts';
import { aFunctionCheck, delivered } from '../support/builders/a-function-check.ts';
import { aPortal, batch } from '../support/servers/a-portal.ts';
import { onOneDatabase, sqliteCopy } from '../support/servers/each-database.ts';

const asJson = { headers: { 'content-type': 'application/json' } };

test.each([
  ['an unknown address', 'GET /api/nothing', undefined, {}, 404, 'notFound'],
  ['an unknown address of a page, asked for by a program', 'GET /nothing', undefined, {}, 404, 'notFound'],
  ['a method the address does not take', 'DELETE /api/public/qr/submissions', undefined, {}, 405, 'methodNotAllowed'],
  ['a method nobody takes', 'PUT /healthz', undefined, {}, 405, 'methodNotAllowed'],
  ['a body that is no JSON', batch, '{"items": [', asJson, 400, 'badJson'],
  ['an empty body', batch, '', asJson, 400, 'badJson'],
  [
    'a body of another type',
    batch,
    'items=1',
    { headers: { 'content-type': 'text/plain' } },
    415,
    'unsupportedMediaType',
  ],
  ['a body without a type', batch, 'items=1', { headers: { 'content-type': '' } }, 415, 'unsupportedMediaType'],
  [
    'a body that is too large',
    'PUT /api/public/qr/unsent',
    `{"count": ${' '.repeat(70_000)}1}`,
    asJson,
    413,
    'bodyTooLarge',
  ],
  ['an address that is not well formed', 'GET /api/public/qr/devices/%E0%A4%A', undefined, {}, 400, 'badUrl'],
  [
    'a part of an address that is too long',
    `GET /api/public/qr/devices/${'A'.repeat(600)}`,
    undefined,
    {},
    414,
    'urlTooLong',
  ],
  ['a reference that is none', 'GET /api/public/qr/devices/short', undefined, {}, 404, 'notFound'],
] as const)('[SEC-4] %s is refused in the one shape', async (...[, what, body, options, status, code]) => {
  const portal = await aPortal(await sqliteCopy());
  const answer = await portal.call(what, body, options);
  expect(answer.headers['content-type']).toBe(problemMediaType);
  expect(problemSchema.parse(answer.json())).toMatchObject({ status, code, traceId: answer.headers['x-request-id'] });
  expect(answer.statusCode).toBe(status);
});

test('[SEC-4] a method that is not taken is told the ones that are', async () => {
  const portal = await aPortal(await sqliteCopy());
  expect((await portal.call('DELETE /api/public/qr/unsent')).headers.allow).toBe('GET, HEAD, PUT');
});

test('[SEC-4] a full batch fits, and a byte more than the limit allows is refused before it is read', async () => {
  const portal = await aPortal(await sqliteCopy());
  const filler = 'ü'.repeat(2000);
  const check = aFunctionCheck({
    answers: Array.from({ length: 5 }, (_, at) => ({
      itemId: `item-${at}`,
      value: { kind: 'text', text: filler },
      comment: '',
      photos: [],
    })),
  });
  const items = Array.from({ length: 50 }, () => delivered({ ...check, submissionId: aFunctionCheck().submissionId }));
  expect(JSON.stringify({ items }).length).toBeGreaterThan(500_000);
  expect((await portal.call(batch, { items })).statusCode).toBe(200);
  const tooLarge = await portal.call(batch, `{"items":[${' '.repeat(1024 * 1024 + 64 * 1024)}]}`, asJson);
  expect(tooLarge.json()).toMatchObject({ status: 413, code: 'bodyTooLarge' });
});

test('[SEC-4] what is no HTTP at all, and headers that are too long, are answered in the one shape', async () => {
  const portal = await aPortal(await sqliteCopy());
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const address = portal.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const answerTo = (request: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(request));
      let text = '';
      socket.on('data', (bytes) => (text += String(bytes)));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
  const nonsense = await answerTo('HELLO THERE\r\n\r\n');
  expect(nonsense).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nContent-Type: application\/problem\+json\r\n/);
  expect(problemSchema.parse(JSON.parse(nonsense.split('\r\n\r\n')[1]!))).toMatchObject({ code: 'badRequest' });
  const longHeader = await answerTo(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(longHeader).toMatch(/^HTTP\/1\.1 431 /);
  expect(longHeader).toContain('"code":"headersTooLarge"');
});

onOneDatabase(({ place }) => {
  test('[SEC-4] a fault of our own says nothing about itself, and is on the log', async () => {
    const portal = await aPortal(await place());
    await portal.database.db.destroy();
    const answer = await portal.call('GET /api/public/qr/devices/0000000000000000');
    expect(answer.json()).toEqual({
      type: 'about:blank',
      status: 500,
      code: 'internalError',
      title: 'Something went wrong here. Try again later.',
      traceId: answer.headers['x-request-id'],
    });
    expect(portal.log.join('')).toContain('a request failed');
  });

  test('[OPS-2] it says whether it lives and whether it can serve', async () => {
    const portal = await aPortal(await place());
    expect((await portal.call('GET /readyz')).json()).toEqual({ status: 'ready' });
    await portal.database.db.destroy();
    expect((await portal.call('GET /healthz')).json()).toEqual({ status: 'ok' });
    expect((await portal.call('GET /readyz')).json()).toMatchObject({ status: 503, code: 'unavailable' });
  });
});
