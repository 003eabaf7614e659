import { afterEach, expect, test, vi } from 'vitest';
import { fetchFile } from './fetch-file.ts';

afterEach(() => vi.unstubAllGlobals());

const headers = { 'content-disposition': 'inline; filename="FC-2026-000417.pdf"', 'content-type': 'application/pdf' };
const answers = (response: Response) => vi.stubGlobal('fetch', () => Promise.resolve(response));

/** A file in two pieces, the second of which may never come. */
const inPieces = (end: 'whole' | 'cut') =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('%PDF'));
      if (end === 'cut') return controller.error(new Error('connection lost'));
      controller.enqueue(new TextEncoder().encode('-1.7'));
      controller.close();
    },
  });

test('[DOC-1] a file arrives whole, under the name the server gave it, and tells how far it is', async () => {
  answers(new Response(inPieces('whole'), { headers }));
  const told: number[] = [];
  const outcome = await fetchFile('/api/file.pdf', (count) => told.push(count));
  expect(told).toEqual([4, 8]);
  const file = outcome.kind === 'file' ? outcome.file : undefined;
  expect([file?.name, file?.type, await file?.text()]).toEqual(['FC-2026-000417.pdf', 'application/pdf', '%PDF-1.7']);
});

test('[DOC-2] a file that was cut on its way is none', async () => {
  answers(new Response(inPieces('cut'), { headers }));
  expect(await fetchFile('/api/file.pdf')).toEqual({ kind: 'silent' });
});

test('[DOC-1] a refusal comes with its reason', async () => {
  const problem = { type: 'about:blank', title: 'Not found', status: 404, code: 'submissionUnknown' };
  answers(Response.json(problem, { status: 404 }));
  expect(await fetchFile('/api/file.pdf')).toEqual({ kind: 'refused', problem });
});

test('[DOC-1] the page of a hotel is no file', async () => {
  answers(new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }));
  expect(await fetchFile('/api/file.pdf')).toEqual({ kind: 'silent' });
});
