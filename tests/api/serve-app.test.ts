import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readBuild } from '../../server/http/kept-builds.ts';
import { aBuiltApp } from '../support/builders/a-built-app.ts';
import { aPortal, type Portal } from '../support/servers/a-portal.ts';
import { sqliteCopy } from '../support/servers/each-database.ts';

const asPage = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
const open = (portal: Portal, path: string, headers: Record<string, string> = {}) =>
  portal.call(`GET ${path}`, undefined, { headers: { ...asPage.headers, ...headers } });
const aServedPortal = async (wishes: Parameters<typeof aPortal>[1] = {}) =>
  aPortal(await sqliteCopy(), { builtApp: aBuiltApp(), ...wishes });

test.each([
  '/',
  '/auth',
  '/auth/login?rd=x',
  '/app',
  '/app/customers/1/devices',
  '/qr/function-check',
  '/qr/device-registration',
  '/qr/unsent',
  '/qr/today',
  '/qr/receipt/01940000-0000-7000-8000-000000000000',
  '/legal',
  '/privacy-policy',
  '/data-processing',
  '/demo/labels',
  '/ui',
  '/404',
])('[SHELL-3] %s shows the page', async (path) => {
  const answer = await open(await aServedPortal(), path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.body).toContain('<title>Device Portal</title>');
});

test('[SHELL-3, SHELL-9] a manual opens in its language, and the English one for every other', async () => {
  const manuals = {
    'manual/de/index.html': '<h1>Handbuch',
    'manual/en/index.html': '<h1>Manual',
    'manual/manual.css': 'a{}',
  };
  const portal = await aPortal(await sqliteCopy(), { builtApp: aBuiltApp('build-1', manuals) });
  expect((await open(portal, '/manual/de/')).body).toBe('<h1>Handbuch');
  expect((await open(portal, '/manual/manual.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  const answers = await Promise.all(
    ['/manual/de', '/manual/uk/', '/manual/xx', '/manual/', '/manual/de/%2e%2e/meta.json'].map((path) =>
      open(portal, path),
    ),
  );
  expect(answers.map(({ statusCode, headers }) => `${statusCode} ${headers.location}`)).toEqual([
    '302 /manual/de/',
    '302 /manual/en/',
    '302 /manual/en/',
    '302 /manual/en/',
    '302 /manual/en/',
  ]);
});

test('[SHELL-7] an unknown address shows the page with status 404, also to who has it from before', async () => {
  const portal = await aServedPortal();
  const { headers } = await open(portal, '/');
  const answer = await open(portal, '/nowhere/at/all', {
    'if-none-match': String(headers.etag),
    'if-modified-since': String(headers['last-modified']),
  });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('<title>Device Portal</title>');
});

test('[SHELL-3, OPS-3] demo labels and design system are found only where they exist', async () => {
  const portal = await aServedPortal({ demo: false, settings: { env: 'production' } });
  expect((await open(portal, '/demo/labels')).statusCode).toBe(404);
  expect((await open(portal, '/ui')).statusCode).toBe(404);
});

test.each([
  '/api/nothing',
  '/meta/nothing',
  '/locales/en/nothing.json',
  '/assets/nothing.js',
  '/icons/nothing.png',
  '/API/x',
])('[SEC-4] %s is never answered with the page', async (path) => {
  const answer = await open(await aServedPortal(), path);
  expect(answer.json()).toMatchObject({ status: 404, code: 'notFound' });
});

test('[QR-1] the longest label opens the form through /q/, /Q/ and with a token in small letters', async () => {
  const portal = await aServedPortal();
  const { url, modelNo } = await portal.label('longestSerial');
  const token = url.split('/Q/')[1]!;
  expect(token).toHaveLength(164);
  for (const path of [`/Q/${token}`, `/q/${token}`, `/q/${token.toLowerCase()}`, `/Q/${token}?utm=x`]) {
    const answer = await open(portal, path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.link).toContain(`</api/public/qr/pack?modelNo=${modelNo}&language=en>`);
  }
});

test.each(['/qr/function-check?d=', '/qr/device-registration?d='])(
  '[PERF-1] %s starts the data with the page, at the addresses the page asks for',
  async (path) => {
    const portal = await aServedPortal();
    const { url } = await portal.label('inOrder');
    const { headers } = await open(portal, `${path}${url.split('/Q/')[1]}`, { 'accept-language': 'de-AT,de;q=0.9' });
    expect(headers.link).toBe(
      '</api/public/qr/pack?modelNo=210&language=de>; rel=preload; as=fetch; crossorigin=anonymous, ' +
        '</locales/de/field.json>; rel=preload; as=fetch; crossorigin=anonymous',
    );
    expect(String(headers.vary)).toContain('accept-language');
  },
);

test.each(['/qr/function-check', '/q/', '/q/damaged', '/qr/function-check?d=1&d=2', '/q/a%2Fb'])(
  '[PERF-1] %s, where no label can be read, starts the texts only',
  async (path) => {
    const { headers, statusCode } = await open(await aServedPortal(), path);
    expect(statusCode).toBe(200);
    expect(headers.link).toBe('</locales/en/field.json>; rel=preload; as=fetch; crossorigin=anonymous');
  },
);

test('[PERF-1] a language chosen by hand counts before those of the browser', async () => {
  const portal = await aServedPortal();
  const { headers } = await open(portal, '/qr/function-check', { cookie: 'language=uk', 'accept-language': 'fr' });
  expect(headers.link).toContain('</locales/uk/field.json>');
});

test('[PERF-1] what is named by its content is kept for ever, everything else is asked for again', async () => {
  const portal = await aServedPortal();
  const caching = async (path: string) => (await portal.call(`GET ${path}`)).headers['cache-control'];
  expect(await caching('/assets/main-build-1.js')).toBe('public, max-age=31536000, immutable');
  for (const path of [
    '/index.html',
    '/service-worker.js',
    '/manifest.webmanifest',
    '/locales/en/field.json',
    '/icons/icon.svg',
  ])
    expect(await caching(path)).toBe('no-cache');
});

test('[PERF-1] files that were compressed when the app was built are sent so', async () => {
  const portal = await aServedPortal();
  const answer = await portal.call('GET /assets/main-build-1.js', undefined, {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['content-type']).toContain('javascript');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe("console.log('build-1')");
});

test.each([
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%2fmeta.json',
  '/.vite/manifest.json',
  '/locales/..%2f..%2fpackage.json',
  '/meta.json',
])('[SEC-4] %s reaches no file that is not meant for the browser', async (path) => {
  const answer = await (await aServedPortal()).call(`GET ${path}`);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.json()).toHaveProperty('code');
});

test('[OFF-9] a page of the two builds before still finds its files, one of a build before them does not', async () => {
  const place = await sqliteCopy();
  for (const buildId of ['one', 'two', 'three', 'four']) await aPortal(place, { builtApp: aBuiltApp(buildId) });
  const portal = await aPortal(place, { builtApp: aBuiltApp('four') });
  const statuses = [];
  for (const buildId of ['one', 'two', 'three', 'four'])
    statuses.push((await portal.call(`GET /assets/main-${buildId}.js`)).statusCode);
  expect(statuses).toEqual([404, 200, 200, 200]);
  expect(readdirSync(join(place.dataDir, 'builds')).toSorted()).toEqual(['four', 'three', 'two']);
});

test('[OFF-9] going back to an older build serves the older build', async () => {
  const place = await sqliteCopy();
  const [older, newer] = [
    aBuiltApp('older', { 'assets/same.js': 'older' }),
    aBuiltApp('newer', { 'assets/same.js': 'newer' }),
  ];
  await aPortal(place, { builtApp: older });
  await aPortal(place, { builtApp: newer });
  const portal = await aPortal(place, { builtApp: older });
  expect((await portal.call('GET /assets/same.js')).body).toBe('older');
});

test('[OFF-9] with the worker switched off, it takes itself and its caches away and shows the pages again', async () => {
  const portal = await aServedPortal({ settings: { workerEnabled: false } });
  const answer = await portal.call('GET /service-worker.js');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  const done: string[] = [];
  type Lifecycle = { waitUntil: (work: Promise<void>) => void };
  const handlers = new Map<string, (event: Lifecycle) => void>();
  runInNewContext(answer.body, {
    self: {
      addEventListener: (name: string, handler: () => void) => handlers.set(name, handler),
      skipWaiting: () => done.push('skipWaiting'),
      registration: { unregister: async () => done.push('unregister') },
      clients: {
        matchAll: async () => [{ url: '/qr/function-check', navigate: async (url: string) => done.push(url) }],
      },
    },
    caches: { keys: async () => ['precache-1'], delete: async (name: string) => done.push(name) },
  });
  let work: Promise<void> | undefined;
  handlers.get('install')!({ waitUntil: () => {} });
  handlers.get('activate')!({ waitUntil: (activation) => void (work = activation) });
  await work;
  expect(done).toEqual(['skipWaiting', 'precache-1', 'unregister', '/qr/function-check']);
  expect((await (await aServedPortal()).call('GET /service-worker.js')).body).toBe('// precache');
});

test('[OPS-1] without a build it says what to do', () => {
  const { dist } = aBuiltApp();
  expect(readBuild(dist)).toEqual({ version: '0.1.0', buildId: 'build-1' });
  expect(() => readBuild(`${dist}/nowhere`)).toThrow(/npm run build/);
});
