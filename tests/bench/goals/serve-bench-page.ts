import { hash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'vite';
import { canonicalJson } from '../../../src/domain/canonical-json.ts';
import type { SentBatch } from '../../support/servers/a-server-of-submissions.ts';

export type BenchPage = Awaited<ReturnType<typeof serveBenchPage>>;

/**
 * A page with one script of the bench, and beside it a server that does the least a receiver must do: it hashes what
 * arrives and acknowledges it under its id. `distance` holds each answer back, in milliseconds.
 */
export async function serveBenchPage(script: string) {
  const code = await bundled(script);
  const line = { distance: 0, isCut: false };
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url!, 'http://bench');
    if (request.method === 'GET') return send(response, pathname);
    if (line.isCut) return void request.socket.destroy();
    const body = await bodyOf(request);
    const answered = pathname.includes('submissions') ? receipts(body) : uploaded(body, { pathname, searchParams });
    if (line.distance > 0) await wait(line.distance);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answered));
  }

  function send(response: ServerResponse, path: string) {
    const isolated = {
      'cross-origin-opener-policy': 'same-origin', // for a clock of microseconds
      'cross-origin-embedder-policy': 'require-corp',
      'cache-control': 'no-store',
    };
    const isPage = path === '/';
    response.writeHead(isPage || path === '/page.js' ? 200 : 404, {
      ...isolated,
      'content-type': isPage ? 'text/html' : 'text/javascript',
    });
    response.end(isPage ? '<!doctype html><script type="module" src="/page.js"></script>' : code);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { address, line, stop };
}

async function bundled(script: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { __BUILD_ID__: '"bench"' },
    resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: script, output: { codeSplitting: false } },
    },
  });
  const [first] = [built].flat();
  if (!first || !('output' in first)) throw new Error('the page of the bench was not built');
  return first.output[0].code;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function receipts(body: Buffer) {
  const { items } = JSON.parse(body.toString()) as SentBatch;
  const results = items.map(({ submission }) => ({
    submissionId: submission.submissionId,
    receipt: {
      submissionId: submission.submissionId,
      kindOfSubmission: submission.kindOfSubmission,
      contentHash: hash('sha256', canonicalJson(submission)),
      protocolNo: 'FC-2026-0000001',
      receivedAt: '2026-11-27T13:07:00Z',
      flags: [],
      receiptCode: '7K3M9QWX2B4C',
      photosPending: 0,
    },
  }));
  return { results };
}

type Asked = { pathname: string; searchParams: URLSearchParams };

/** One photo by its address, or many without one: hashed all the same. */
function uploaded(body: Buffer, { pathname }: Asked) {
  return { uploadId: pathname.split('/').at(-1), sha256: hash('sha256', body), photosPending: 0 };
}
