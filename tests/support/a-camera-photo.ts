import type { Page } from 'playwright/test';

/** JPEG: a marker, then a segment that says where up is (6 = turned by a quarter) and where it was taken. */
const exif = Buffer.concat([
  Buffer.from('Exif\0\0II*\0', 'latin1'),
  Buffer.from([8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]),
  Buffer.from('taken at 48.1372 N 11.5756 E'),
]);

/** A photo as a phone held upright takes it: lying pixels, and a note that they have to be turned. */
export async function aCameraPhoto(page: Page, colour = 'teal'): Promise<Buffer> {
  const base64 = await page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(3_000, 1_500);
    const context = canvas.getContext('2d')!;
    context.fillStyle = fill;
    context.fillRect(0, 0, 1_500, 1_500);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, colour);
  const plain = Buffer.from(base64, 'base64');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([plain.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, plain.subarray(2)]);
}
