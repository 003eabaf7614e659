import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aBuiltApp } from '../support/builders/a-built-app.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { sqliteCopy } from '../support/servers/each-database.ts';
import { signedIn } from '../support/drivers/signed-in.ts';

test.each([
  'GET /',
  'GET /api/public/qr/pack',
  'GET /api/nothing',
  'GET /assets/main-build-1.js',
  'POST /api/public/qr/submissions',
])('[SEC-3] %s tells the browser what it may not do', async (what) => {
  const portal = await aPortal(await sqliteCopy(), { builtApp: aBuiltApp() });
  const { headers } = await portal.call(what);
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toEqual([
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]);
  expect(headers).toMatchObject({
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('[SEC-3] behind TLS the browser is told to stay there, on a phone of a trial it is not', async () => {
  const https = { publicUrl: 'https://portal.example' };
  const portal = await aPortal(await sqliteCopy(), { settings: https });
  expect((await portal.call('GET /healthz')).headers['strict-transport-security']).toBe('max-age=31536000');
  const phone = await aPortal(await sqliteCopy(), { settings: { ...https, phone: true } });
  expect((await phone.call('GET /healthz')).headers).not.toHaveProperty('strict-transport-security');
});

test('[OFF-10, SEC-3] the number of unsent items is kept in a cookie no script can sweep', async () => {
  const portal = await aPortal(await sqliteCopy(), { settings: { publicUrl: 'https://portal.example' } });
  expect((await portal.call('GET /api/public/qr/unsent')).json()).toEqual({ count: 0 });
  const told = await portal.call('PUT /api/public/qr/unsent', { count: 3 });
  expect(told.json()).toEqual({ count: 3 });
  const [cookie] = told.cookies;
  expect(cookie).toEqual({
    name: 'unsent',
    value: '3',
    path: '/api/public/qr/unsent',
    maxAge: 400 * 24 * 60 * 60,
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
  });
  const asked = await portal.call('GET /api/public/qr/unsent', undefined, { cookies: { unsent: cookie!.value } });
  expect(asked.json()).toEqual({ count: 3 });
  const nonsense = await portal.call('GET /api/public/qr/unsent', undefined, { cookies: { unsent: 'many' } });
  expect(nonsense.json()).toEqual({ count: 0 });
  expect((await portal.call('PUT /api/public/qr/unsent', { count: -1 })).statusCode).toBe(422);
  expect((await portal.call('PUT /api/public/qr/unsent', { count: 1, note: 'x' })).json()).toMatchObject({
    errors: [{ pointer: '/note', code: 'unknownField' }],
  });
});

test('[SHELL-20] the facts about the installation are never taken from a cache', async () => {
  const settings = {
    env: 'integration',
    allowedRedirectUrls: ['https://shop.example/a'],
    manualUrl: '/m/{language}/',
  } as const;
  const portal = await aPortal(await sqliteCopy(), {
    settings: { ...settings, allowedRedirectUrls: [...settings.allowedRedirectUrls] },
    builtApp: aBuiltApp(),
  });
  const answer = await portal.call('GET /meta/meta.json?1795825765809');
  expect(answer.json()).toEqual({ ...settings, version: '0.1.0', demo: true });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('[SEC-6] no cache keeps an answer to somebody who is signed in, nor a refusal', async () => {
  const portal = await aPortal(await sqliteCopy());
  const browser = await signedIn(portal, { userGroup: 'providerAdministrator' });
  const device = await portal.database.db.selectFrom('device').select(['id', 'customerId']).executeTakeFirstOrThrow();
  const personal = portal.app.routeTable.filter(({ method, access }) => method === 'GET' && access !== 'public');
  expect(personal.length).toBeGreaterThan(30);
  for (const { url } of personal) {
    const address = url.replace(':customerId', device.customerId).replace(':deviceId', device.id);
    const asks = url.includes('/exports/') ? '?format=csv' : '';
    const answer = await browser.ask(`GET ${address.replaceAll(/:\w+/g, device.id)}${asks}`);
    expect([url, answer.headers['cache-control']]).toEqual([url, 'no-store']);
  }
});

test('[SEC-6, OPS-2] a data folder others can read is closed to them at the next start', async () => {
  const place = await sqliteCopy();
  const mails = join(place.dataDir, 'mail');
  mkdirSync(mails, { mode: 0o755 });
  writeFileSync(join(mails, 'a.eml'), 'a link', { mode: 0o644 });
  for (const path of [place.dataDir, join(place.dataDir, 'portal.sqlite')]) chmodSync(path, 0o755);
  await aPortal(place);
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect([place.dataDir, mails].map(modeOf)).toEqual(['700', '700']);
  const files = ['portal.sqlite', 'portal.sqlite-wal', 'portal.sqlite-shm', 'mail/a.eml'];
  expect(files.map((name) => modeOf(join(place.dataDir, name)))).toEqual(['600', '600', '600', '600']);
});
