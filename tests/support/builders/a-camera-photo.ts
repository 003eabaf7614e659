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

/** A photo as large as phones take them, 4000 by 3000 pixels, full of detail: what makes preparing it take its time. */
export async function aLargePhoto(page: Page, nr: number): Promise<Buffer> {
  const base64 = await page.evaluate(async (hue) => {
    const canvas = new OffscreenCanvas(4_000, 3_000);
    const context = canvas.getContext('2d')!;
    for (let y = 0; y < 3_000; y += 25)
      for (let x = 0; x < 4_000; x += 25) {
        context.fillStyle = `hsl(${(hue * 60 + x * 7 + y * 13) % 360} 60% ${(x * y) % 90}%)`;
        context.fillRect(x, y, 25, 25);
      }
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })).arrayBuffer(),
    );
    let text = '';
    for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
    return btoa(text);
  }, nr);
  return Buffer.from(base64, 'base64');
}
