import { expect, test } from 'vitest';
import { aBuiltApp } from '../support/a-built-app.ts';
import { aPortal } from '../support/a-portal.ts';
import { sqliteCopy } from '../support/each-database.ts';

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
