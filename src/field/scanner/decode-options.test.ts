import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { greyScene, labelCode, udiCode } from '../../../tests/support/builders/camera-scene.ts';
import { distorted } from '../../../tests/support/builders/distorted.ts';
import { decodeOptions, textOf, type Effort } from './decode-options.ts';

// The longest label there is, and a UDI mark whose lot number ends at a separator.
const label = `HTTPS://PORTAL.EXAMPLE/Q/${'0123456789ABCDEFGHJKMNPQRSTVWXYZ'.repeat(6).slice(0, 164)}`;
const mark = '(01)04099213002105(10)L2024/7(21)VN24A003117';
const markText = ']d2010409921300210510L2024/7\u001D21VN24A003117';

beforeAll(() => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(file)).buffer } });
});
const textsIn = async (picture: ImageData, effort: Effort) =>
  (await readBarcodes(picture, decodeOptions[effort])).map(textOf);

test.each([
  ['held straight', {}],
  ['held askew', { turn: 11 }],
  ['out of focus', { blur: 1, turn: 3 }],
  ['with the grain of a cellar', { grain: 60 }],
  ['half in the shade', { shadow: 0.6, grain: 15 }],
])('[QR-2] the longest label, %s, is read at a quick look', async (_how, distortion) => {
  const grey = greyScene([await labelCode(label, { x: 180, y: 100, module: 5 })]);
  expect(await textsIn(distorted(grey, distortion), 'fast')).toEqual([label]);
});

test.each([
  ['held straight', {}],
  ['held askew and out of focus', { turn: 14, blur: 1 }],
  ['with the grain of a cellar, half in the shade', { grain: 30, shadow: 0.5 }],
])('[QR-2, QR-4, P49] a UDI mark, %s, is read with its separators at a thorough look', async (_how, distortion) => {
  const grey = greyScene([await udiCode(mark)]);
  expect(await textsIn(distorted(grey, distortion), 'hard')).toEqual([markText]);
});

test('[QR-2, QR-4] a small UDI mark held askew needs the thorough look, and is read at it', async () => {
  const picture = distorted(greyScene([await udiCode(mark, { module: 4 })]), { turn: 14, blur: 1, grain: 20 });
  expect(await textsIn(picture, 'fast')).toEqual([]);
  expect(await textsIn(picture, 'hard')).toEqual([markText]);
});

test('[QR-7] label and UDI mark in one picture are both read', async () => {
  const codes = [await labelCode(label, { x: 30, y: 90, module: 5 }), await udiCode(mark, { x: 420, y: 150 })];
  const texts = await textsIn(distorted(greyScene(codes), { blur: 1, grain: 10 }), 'hard');
  expect(texts.toSorted()).toEqual([label, markText].toSorted());
});

test('[QR-2] no code is seen where there is none', async () => {
  const grain = distorted(greyScene([]), { grain: 90, shadow: 0.7 });
  for (const effort of ['fast', 'hard', 'picture'] as const) expect(await textsIn(grain, effort)).toEqual([]);
});
