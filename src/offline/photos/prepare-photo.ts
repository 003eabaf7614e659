import { sha256 } from '../../domain/content-hash.ts';

/** Why a file cannot become a photo of a check; the code is also the key of the words shown for it. */
export type PhotoFault = 'tooLarge' | 'tooSmall' | 'heic' | 'unreadable' | 'missing' | 'noMemory';

export type PreparedPhoto =
  | { kind: 'ready'; bytes: ArrayBuffer; sha256: string; size: number; contentType: 'image/jpeg' }
  | { kind: 'fault'; fault: PhotoFault };

export const longestPreparation = 60_000; // milliseconds
/** One that was begun so often and never ended has killed the page: from then on only a person begins it. */
export const mostTries = 2;

const longestEdge = 2_000; // pixels
const smallestEdge = 200; // pixels: below this a picture shows nothing
const largestFile = 100 * 1024 * 1024; // bytes; the largest phone cameras stay below half of it
// Many proxies take no body above one megabyte, and a photo that was announced cannot be made smaller any more.
const wantedSize = 950_000; // bytes
const qualities = [0.85, 0.7, 0.5, 0.35];

/** A photo as it is kept and sent: upright, at most 2000 pixels long, a JPEG that holds nothing but the picture. */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  if (isTooLarge(file)) return fault('tooLarge');
  const picture = await decoded(file);
  if (!picture) return fault(await whyNotDecoded(file));
  try {
    if (Math.max(picture.width, picture.height) < smallestEdge) return fault('tooSmall');
    const bytes = await (await asJpeg(picture)).arrayBuffer();
    const hash = await sha256(new Uint8Array(bytes));
    return { kind: 'ready', bytes, sha256: hash, size: bytes.byteLength, contentType: 'image/jpeg' };
  } catch {
    return fault('noMemory');
  } finally {
    picture.close();
  }
}

export const isTooLarge = ({ size }: Pick<Blob, 'size'>) => size > largestFile;

async function decoded(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

/** Drawn anew, so that where and when it was taken stays with whoever took it. */
async function asJpeg(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'white'; // JPEG knows no transparency
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  let made = await canvas.convertToBlob({ type: 'image/jpeg', quality: qualities[0] });
  for (const quality of qualities.slice(1)) {
    if (made.size <= wantedSize) break;
    made = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  }
  return made;
}

/**
 * Whether it is a picture of iPhones, by the brands of ISO media files (ISO/IEC 23008-12), because a name or a type can
 * say anything; or no bytes at all: deleted, or still in a cloud.
 */
async function whyNotDecoded(file: Blob): Promise<PhotoFault> {
  try {
    const head = new Uint8Array(await file.slice(4, 12).arrayBuffer());
    const isHeic = /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/.test(String.fromCharCode(...head));
    return isHeic ? 'heic' : 'unreadable';
  } catch {
    return 'missing';
  }
}

const fault = (it: PhotoFault): PreparedPhoto => ({ kind: 'fault', fault: it });
