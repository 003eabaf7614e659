import type { Effort } from './decode-options.ts';
import type { DecoderAnswer, DecoderQuestion } from './decoder-message.ts';

export type Decoded = { kind: 'read'; texts: string[]; isBlack: boolean } | { kind: 'failed' };

/** Reads pictures, one after another. */
/** A program that has not come, or a picture that has not been read, after this long is given up. */
const longestAnswer = 20_000;

export type Decoder = { read: (picture: ImageBitmap, effort: Effort) => Promise<Decoded>; end: () => void };

/** The decoder in its worker, which is loaded when the first picture comes. */
export function createDecoder(): Decoder {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, { resolve: (decoded: Decoded) => void; timer: ReturnType<typeof setTimeout> }>();
  const settle = (id: number, decoded: Decoded) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    clearTimeout(asked?.timer);
    asked?.resolve(decoded);
  };
  const end = () => {
    worker?.terminate();
    worker = undefined; // the next picture starts another
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
        waiting.set(lastId, { resolve, timer: setTimeout(end, longestAnswer) });
        worker ??= start();
        const question: DecoderQuestion = { id: lastId, picture, effort };
        worker.postMessage(question, [picture]);
      }),
    end,
  };
}
