import { prepareZXingModule, purgeZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { decodeOptions, textOf } from './decode-options.ts';
import type { DecoderAnswer, DecoderQuestion } from './decoder-message.ts';
import { isBlack } from './is-black.ts';

// The worker of the scanner: decoding takes longer than a page may stand still.
let canvas: OffscreenCanvas | undefined;

prepare();
addEventListener('message', ({ data }: MessageEvent<DecoderQuestion>) => void answer(data));

/** The decoder comes from our own server; by default the package would ask a stranger's. */
function prepare() {
  const locateFile = (path: string, folder: string) => (path.endsWith('.wasm') ? wasmUrl : folder + path);
  // What it has to say about a decoder that did not arrive is said to the page, in words.
  prepareZXingModule({ overrides: { locateFile, printErr: () => undefined } });
}

async function answer({ id, picture, effort }: DecoderQuestion): Promise<void> {
  try {
    const pixels = pixelsOf(picture);
    const codes = await readBarcodes(pixels, decodeOptions[effort]);
    const texts = codes.filter(({ isValid }) => isValid).map(textOf);
    tell({ id, kind: 'read', texts, isBlack: isBlack(pixels.data) });
  } catch {
    // It did not arrive, or a picture broke it: the next question begins anew.
    purgeZXingModule();
    prepare();
    tell({ id, kind: 'failed' });
  }
}

function pixelsOf(picture: ImageBitmap): ImageData {
  const { width, height } = picture;
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(picture, 0, 0);
  picture.close();
  return context.getImageData(0, 0, width, height);
}

const tell = (message: DecoderAnswer) => postMessage(message);
