import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '../../server/tools/oldest-browsers.ts';

// The built worker as a browser starts it again: its script runs, and nothing is installed.

type FetchEvent = { request: object; respondWith: (answer: Promise<string>) => void };

type KeptFiles = { match: (url: string) => Promise<string | undefined> };
const everything: KeptFiles = { match: async (url) => `kept: ${new URL(url).pathname}` };

/** Starts the worker over a cache; a request it passes on to the network is answered "network". */
function startWorker(files: () => Promise<KeptFiles> = async () => everything) {
  const handlers: Record<string, (event: FetchEvent) => void> = {};
  const origin = 'https://portal.example';
  const globals = {
    addEventListener: (name: string, handler: (event: FetchEvent) => void) => void (handlers[name] = handler),
    location: new URL(`${origin}/service-worker.js`),
    registration: { scope: `${origin}/` },
    caches: { open: files, match: async () => undefined },
    fetch: async () => 'network',
    URL,
    Request,
    Response,
    TextEncoder,
    TextDecoder,
    AbortController,
    EventTarget,
  };
  runInNewContext(readFileSync('dist/service-worker.js', 'utf8'), { ...globals, self: globals });
  return {
    ask: (path: string, request: object = {}) =>
      new Promise<string>((resolve) => {
        const asked = { url: `${origin}${path}`, method: 'GET', mode: 'cors', cache: 'default', ...request };
        handlers.fetch!({ request: asked, respondWith: resolve });
        resolve('untouched'); // counts only where nothing was answered
      }),
  };
}

test('[OFF-1] a worker that the browser ended and started again still answers pages, scripts and texts without network', async () => {
  const worker = startWorker();
  expect(await worker.ask('/qr/unsent', { mode: 'navigate' })).toBe('kept: /index.html');
  expect(await worker.ask('/Q/200YCZW', { mode: 'navigate' })).toBe('kept: /index.html');
  expect(await worker.ask('/manifest.webmanifest')).toBe('kept: /manifest.webmanifest');
  expect(await worker.ask('/locales/uk/field.json')).toBe('kept: /locales/uk/field.json');
});

test('[OFF-1, F81] a file gone from the cache, and a cache that fails, are asked of the network, so that no page stays white', async () => {
  const emptied = startWorker(async () => ({ match: async () => undefined }));
  const broken = startWorker(() => Promise.reject(new DOMException('the store is broken', 'UnknownError')));
  for (const worker of [emptied, broken]) {
    expect(await worker.ask('/qr/unsent', { mode: 'navigate' })).toBe('network');
    expect(await worker.ask('/manifest.webmanifest')).toBe('network');
    expect(await worker.ask('/locales/uk/field.json')).toBe('network');
  }
});

test('[OFF-1, F12, F83] what writes, and what the server owns, redirects and all, passes the worker untouched and is never kept', async () => {
  const worker = startWorker();
  expect(await worker.ask('/api/public/qr/submissions', { method: 'POST' })).toBe('untouched');
  expect(await worker.ask('/qr/unsent', { method: 'POST', mode: 'navigate' })).toBe('untouched');
  expect(await worker.ask('/api/public/qr/pack')).toBe('untouched');
  expect(await worker.ask('/demo-labels.pdf', { mode: 'navigate' })).toBe('untouched');
});

test('[F80] nothing in the worker is written in a way the oldest browsers do not read', async () => {
  const worker = readFileSync('dist/service-worker.js', 'utf8');
  const writtenFor = async (target: string[]) =>
    (await transformWithOxc(worker, 'service-worker.js', { target, sourcemap: false })).code;
  // Written for all of them at once it is the same as written for the newest: there is nothing to be put in other words.
  expect(await writtenFor(oldestBrowsers)).toBe(await writtenFor(['esnext']));
});
