import type { Effort } from './decode-options.ts';
import type { DecoderAnswer, DecoderQuestion } from './decoder-message.ts';

export type Decoded = { kind: 'read'; texts: string[]; isBlack: boolean } | { kind: 'failed' };

/** Reads pictures, one after another. */
export type Decoder = { read: (picture: ImageBitmap, effort: Effort) => Promise<Decoded>; end: () => void };

/** The decoder in its worker, which is loaded when the first picture comes. */
export function createDecoder(): Decoder {
  let worker: Worker | undefined;
  const waiting = new Map<number, (decoded: Decoded) => void>();
  let lastId = 0;
  const settle = (id: number, decoded: Decoded) => {
    waiting.get(id)?.(decoded);
    waiting.delete(id);
  };
  const end = () => {
    worker?.terminate();
    worker = undefined;
    for (const id of waiting.keys()) settle(id, { kind: 'failed' });
  };
  const start = () => {
    const started = new Worker(new URL('./decoder-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<DecoderAnswer>) => settle(data.id, data));
    started.addEventListener('error', end); // its script did not arrive: nothing will ever be answered
    return started;
  };
  return {
    read: (picture, effort) =>
      new Promise((resolve) => {
        lastId += 1;
        waiting.set(lastId, resolve);
        const question: DecoderQuestion = { id: lastId, picture, effort };
        worker ??= start();
        worker.postMessage(question, [picture]);
      }),
    end,
  };
}
