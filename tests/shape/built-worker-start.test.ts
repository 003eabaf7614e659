import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

// The built worker as a browser starts it again: its script runs, and nothing is installed.

type FetchEvent = { request: object; respondWith: (answer: Promise<string>) => void };

/** Starts the worker over a cache that has everything; a request it passes on to the network is answered "network". */
function startWorker() {
  const handlers: Record<string, (event: FetchEvent) => void> = {};
  const origin = 'https://portal.example';
  const globals = {
    addEventListener: (name: string, handler: (event: FetchEvent) => void) => void (handlers[name] = handler),
    location: new URL(`${origin}/service-worker.js`),
    registration: { scope: `${origin}/` },
    caches: { open: async () => ({ match: async (url: string) => `kept: ${new URL(url).pathname}` }) },
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
