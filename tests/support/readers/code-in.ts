import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Pixels, or the bytes of a PNG. */
type Picture = { data: Uint8ClampedArray; width: number; height: number } | Uint8Array;

/** The one code in a picture, as the product's decoder reads it: its symbology identifier and what it says. */
export async function codeIn(picture: Picture): Promise<{ kind: string; text: string }> {
  const codes = await codesIn(picture);
  const [code] = codes;
  if (!code || codes.length > 1) throw new Error(`The picture shows ${codes.length} codes.`);
  return { kind: code.kind, text: code.text };
}

/** All codes of a picture, with their edges in pixels. */
export async function codesIn(picture: Picture) {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(file)).buffer } });
  const codes = await readBarcodes(picture as ImageData, { formats: ['QRCode', 'DataMatrix'], tryHarder: true });
  return codes.map(({ symbologyIdentifier: kind, text, position: { topLeft, topRight } }) => ({
    kind,
    text,
    left: topLeft.x,
    top: topLeft.y,
    right: topRight.x,
  }));
}
