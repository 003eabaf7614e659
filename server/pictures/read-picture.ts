import sharp, { type Sharp } from 'sharp';

// Everything else the library could load is off: an SVG announced as a photo took its renderer a minute.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});
sharp.concurrency(1);

/** Pixels of the largest camera of a phone. */
const mostPixels = 50_000_000;
const longestWork = 10; // seconds; the largest photo takes less than two
/** Pictures worked on at once: the library's threads are those of files and passwords too, and two of four stay theirs. */
const atOnce = 2;

/** What a picture is by its first bytes, whatever it is announced as; undefined for anything that is not shown here. */
export function pictureType(bytes: Uint8Array): 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic' | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\u00FF\u00D8\u00FF')) return 'image/jpeg';
  if (head.startsWith('\u0089PNG\r\n\u001A\n')) return 'image/png';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'image/webp';
  return /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/.test(head.slice(4)) ? 'image/heic' : undefined;
}

const waiting: (() => void)[] = [];
let running = 0;

/**
 * Does something with a picture, in the library's own threads and within bounds of pixels and time. Null for what is no
 * JPEG, PNG or WebP, is damaged, or is too large: whoever shows it shows that it is missing.
 */
export async function readPicture<T>(bytes: Buffer, work: (picture: Sharp) => Promise<T>): Promise<T | null> {
  const type = pictureType(bytes);
  if (type === undefined || type === 'image/heic') return null;
  if (running < atOnce) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work(
      sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({ seconds: longestWork }),
    );
  } catch {
    return null;
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
