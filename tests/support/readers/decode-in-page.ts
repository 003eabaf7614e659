import type { ReaderOptions, readBarcodes } from 'zxing-wasm/reader';

// What runs inside the page of the bench: each function is sent there by its text, and uses nothing but its arguments.

export type CodeInPage = { text: string; hex: string };
type Area = { x: number; y: number; width: number; height: number };
type Reader = { readBarcodes: typeof readBarcodes };

type Question = {
  url: string;
  options: Record<'fast' | 'hard' | 'picture', ReaderOptions>;
  /** The side of the middle, as a part of the shorter side of the picture. */
  middlePart: number;
};

/** Reads one picture with every effort. */
export async function readInPage({ url, options, middlePart }: Question) {
  const { readBarcodes: read } = (await import(`${location.origin}/es/reader/index.js`)) as Reader;
  const picture = await createImageBitmap(await (await fetch(url)).blob());
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(picture, 0, 0);
  const side = Math.round(Math.min(width, height) * middlePart);
  const whole = context.getImageData(0, 0, width, height);
  const middle = context.getImageData(Math.round((width - side) / 2), Math.round((height - side) / 2), side, side);
  const codesIn = async (pixels: ImageData, how: ReaderOptions): Promise<CodeInPage[]> =>
    (await read(pixels, how)).map(({ text, bytes }) => ({
      text,
      hex: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    }));
  return {
    fast: await codesIn(whole, options.fast),
    middle: await codesIn(middle, options.hard),
    hard: await codesIn(whole, options.hard),
    picture: await codesIn(whole, options.picture),
  };
}

/** The cost of frames without a code in milliseconds, and of one pass over the brightness of the same picture. */
export async function timeEmptyFrames(frames: { options: ReaderOptions; area: Area }[]) {
  const { readBarcodes: read } = (await import(`${location.origin}/es/reader/index.js`)) as Reader;
  const [width, height] = [1920, 1080];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  const pixels = context.createImageData(width, height);
  let seed = 1;
  for (let at = 0; at < pixels.data.length; at += 4) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648; // the grain of a sensor, always the same
    const pixel = at / 4;
    const light = 90 + 60 * Math.sin(((pixel % width) / width) * 3) + 40 * Math.cos((pixel / width / height) * 4);
    pixels.data.fill(light + (seed % 17) - 8, at, at + 3);
    pixels.data[at + 3] = 255;
  }
  context.putImageData(pixels, 0, 0);
  const parts = frames.map(({ area }) => context.getImageData(area.x, area.y, area.width, area.height));
  await read(parts[0]!, frames[0]!.options); // loads the decoder
  const startedAt = performance.now();
  for (const [frameNo, { options }] of frames.entries()) await read(parts[frameNo]!, options);
  const average = (performance.now() - startedAt) / frames.length;
  const passes: number[] = [];
  for (let run = 0; run < 9; run += 1) {
    const from = performance.now();
    const grey = new Uint8Array(width * height);
    for (let at = 0; at < grey.length; at += 1)
      grey[at] = (pixels.data[4 * at]! * 306 + pixels.data[4 * at + 1]! * 601 + pixels.data[4 * at + 2]! * 117) >> 10;
    passes.push(performance.now() - from);
  }
  return { average, onePass: passes.toSorted((a, b) => a - b)[4]! };
}
