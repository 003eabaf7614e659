import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Decoded } from './create-decoder.ts';
import { readFrames, type FrameOutcome } from './read-frames.ts';

const nothing: Decoded = { kind: 'read', texts: [], isBlack: false };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({} as ImageBitmap));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A camera whose frames come when the test says so, and a decoder that answers when the test says so. */
function reading() {
  let callback: (() => void) | undefined;
  const asked: string[] = [];
  const answers: ((decoded: Decoded) => void)[] = [];
  const heard: FrameOutcome['kind'][] = [];
  const stop = readFrames({
    video: {
      videoWidth: 640,
      videoHeight: 480,
      requestVideoFrameCallback: (work: () => void) => void (callback = work),
    } as unknown as HTMLVideoElement,
    decoder: {
      read: (_picture, effort) => {
        asked.push(effort);
        return new Promise((resolve) => answers.push(resolve));
      },
    },
    onFrame: ({ kind }) => void heard.push(kind),
  });
  return {
    asked,
    heard,
    stop,
    async frame() {
      const work = callback;
      callback = undefined;
      work?.();
      await vi.advanceTimersByTimeAsync(0);
    },
    async answer(decoded: Decoded) {
      answers.shift()?.(decoded);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('[QR-2, PERF-1] while the decoder thinks, no further frame is piled up before it', async () => {
  const it = reading();
  await it.frame();
  await it.frame();
  await it.frame();
  expect(it.asked).toEqual(['fast']);
  await it.answer(nothing);
  for (let more = 0; more < 3; more += 1) {
    await it.frame();
    await it.answer(nothing);
  }
  expect(it.asked).toEqual(['fast', 'fast', 'fast', 'hard']);
  it.stop();
});

test('[QR-2, F70] a camera that is open and shows nothing, and a decoder that never answers, are told apart', async () => {
  const silent = reading();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(silent.heard).toEqual(['noFrame']);
  await silent.frame();
  await silent.answer(nothing);
  expect(silent.heard).toEqual(['noFrame', 'read']);
  silent.stop();

  const stuck = reading();
  await stuck.frame();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(stuck.heard).toEqual(['failed']);
  stuck.stop();
});

test('[QR-2] after the end nothing is heard any more', async () => {
  const it = reading();
  await it.frame();
  it.stop();
  await it.answer(nothing);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(it.heard).toEqual([]);
});
