import { expect, test } from 'vitest';
import type { Decoded } from './create-decoder.ts';
import { createScan } from './create-scan.ts';

const mark = ']d2010409921300210521VN24A003117';
const nothing: Decoded = { kind: 'read', texts: [], isBlack: false };
const black: Decoded = { kind: 'read', texts: [], isBlack: true };
const showing = (...texts: string[]): Decoded => ({ kind: 'read', texts, isBlack: false });

function scanWith(answer: Decoded = nothing, canOpen = true) {
  let told = 0;
  const parts = {
    decoder: { read: () => Promise.resolve(answer) },
    openPicture: () => Promise.resolve(canOpen ? ({} as ImageBitmap) : null),
    onSuccess: () => void (told += 1),
  };
  const scan = createScan(parts, { hosts: ['portal.example'], thisYear: 2026 });
  return { scan, told: () => told };
}

test('[QR-2, P73] a found device is told by sound once, however many frames show it', () => {
  const { scan, told } = scanWith();
  for (const frame of [nothing, showing(mark), showing(mark), showing(mark)]) scan.addFrame(frame);
  expect(scan.read().found).toMatchObject({ kind: 'udi' });
  expect(told()).toBe(1);
  scan.again();
  expect(scan.read().found).toBeNull();
  scan.addFrame(showing(mark));
  expect(told()).toBe(2);
});

test('[QR-2] a lens that stays covered is noticed, a moment of darkness is not', () => {
  const { scan } = scanWith();
  for (let frame = 0; frame < 10; frame += 1) scan.addFrame(black);
  expect(scan.read().sight).toBe('clear');
  for (let frame = 0; frame < 30; frame += 1) scan.addFrame(black);
  expect(scan.read().sight).toBe('black');
  scan.addFrame(nothing);
  expect(scan.read().sight).toBe('clear');
  scan.addFrame({ kind: 'noFrame' });
  expect(scan.read().sight).toBe('black');
});

test('[QR-2] a decoder that is not on the phone yet is said so, until it comes', () => {
  const { scan } = scanWith();
  scan.addFrame({ kind: 'failed' });
  expect(scan.read().sight).toBe('noDecoder');
  scan.addFrame(nothing);
  expect(scan.read().sight).toBe('clear');
});

test('[QR-2] a picture without a code, one that cannot be opened, and one with a code are told apart', async () => {
  expect(await scanWith(nothing).scan.addPicture(new Blob())).toBe('noCode');
  expect(await scanWith(nothing, false).scan.addPicture(new Blob())).toBe('unreadable');
  expect(await scanWith({ kind: 'failed' }).scan.addPicture(new Blob())).toBe('noDecoder');
  const { scan } = scanWith(showing('WIFI:S:guest;;'));
  expect(await scan.addPicture(new Blob())).toBe('read');
  expect(scan.read().found).toMatchObject({ kind: 'foreign' });
});

test('[QR-2] the text of a code pasted from elsewhere is meant, and replaces what the camera saw', () => {
  const { scan } = scanWith();
  scan.addFrame(showing(mark));
  scan.addText('+A123BJC5D6E71G');
  expect(scan.read().found).toMatchObject({ kind: 'hibc' });
});
