import { expect, test } from 'vitest';
import { keepPrintChoice, readPrintChoice } from './print-choice.ts';

const keeping = (kept: string | null) => () => ({
  getItem: () => kept,
  setItem: (_: string, text: string) => void (kept = text),
});

test('[DEV-3, P44] layout and offsets of the last print are those of the next one', () => {
  const storage = keeping(null);
  keepPrintChoice(storage, { layout: 'tape24at300', offsetX: -3, offsetY: 12 });
  expect(readPrintChoice(storage)).toEqual({ layout: 'tape24at300', offsetX: -3, offsetY: 12 });
});

test.each([
  ['nothing', null],
  ['half a text', '{"layout":'],
  ['a layout that is no longer there', '{"layout":"L1","offsetX":0,"offsetY":0}'],
  ['an offset beyond the sheet', '{"layout":"L7160","offsetX":400,"offsetY":0}'],
])('[DEV-3] %s that was kept does not stop a print', (_, kept) => {
  expect(readPrintChoice(keeping(kept))).toEqual({ layout: 'L7160', offsetX: 0, offsetY: 0 });
});

test('[DEV-3] without storage the usual layout is offered', () => {
  const none = () => {
    throw new Error('switched off');
  };
  expect(readPrintChoice(none).layout).toBe('L7160');
  expect(() => keepPrintChoice(none, { layout: 'L7163', offsetX: 0, offsetY: 0 })).not.toThrow();
});
