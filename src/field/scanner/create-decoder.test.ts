import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDecoder } from './create-decoder.ts';
import type { DecoderQuestion } from './decoder-message.ts';

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  readonly asked: DecoderQuestion[] = [];
  isTerminated = false;
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(question: DecoderQuestion) {
    this.asked.push(question);
  }
  terminate() {
    this.isTerminated = true;
  }
  answer(texts: string[]) {
    const { id } = this.asked.at(-1)!;
    this.dispatchEvent(new MessageEvent('message', { data: { id, kind: 'read', texts, isBlack: false } }));
  }
}
const picture = {} as ImageBitmap;

beforeEach(() => {
  FakeWorker.all.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[QR-2, PERF-1] the decoder is loaded by the first picture, and serves all that follow', async () => {
  const decoder = createDecoder();
  expect(FakeWorker.all).toHaveLength(0);
  for (const text of ['a', 'b']) {
    const read = decoder.read(picture, 'fast');
    FakeWorker.all[0]!.answer([text]);
    expect(await read).toMatchObject({ kind: 'read', texts: [text] });
  }
  expect(FakeWorker.all).toHaveLength(1);
});

test('[QR-2, F74] a decoder that does not arrive, or hangs, is given up, and the next picture asks for it anew', async () => {
  const decoder = createDecoder();
  const missing = decoder.read(picture, 'fast');
  FakeWorker.all[0]!.dispatchEvent(new Event('error'));
  expect(await missing).toEqual({ kind: 'failed' });

  const hanging = decoder.read(picture, 'picture');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await hanging).toEqual({ kind: 'failed' });
  expect(FakeWorker.all[1]!.isTerminated).toBe(true);

  const read = decoder.read(picture, 'fast');
  FakeWorker.all[2]!.answer(['c']);
  expect(await read).toMatchObject({ texts: ['c'] });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(FakeWorker.all[2]!.isTerminated).toBe(false);
});

test('[QR-2] whoever leaves the scanner leaves nothing running', async () => {
  const decoder = createDecoder();
  const read = decoder.read(picture, 'fast');
  decoder.end();
  expect(await read).toEqual({ kind: 'failed' });
  expect(FakeWorker.all[0]!.isTerminated).toBe(true);
});
