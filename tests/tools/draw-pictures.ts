import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { browserOrAdvice } from './find-browser.ts';

// Draws the pictures of the demo models from their SVGs. Run by hand after a drawing has changed; the WebPs are committed.
const side = 320; // pixels

const browser = await chromium.launch({
  executablePath: browserOrAdvice(),
  chromiumSandbox: process.getuid?.() !== 0,
});
const page = await browser.newPage();
for (const file of globSync('server/demo/pictures/*.svg')) {
  const address = `data:image/svg+xml;base64,${readFileSync(file).toString('base64')}`;
  const webp = await page.evaluate(drawn, { address, side });
  writeFileSync(file.replace('.svg', '.webp'), Buffer.from(webp.split(',')[1]!, 'base64'));
}
await browser.close();

async function drawn({ address, side: pixels }: { address: string; side: number }): Promise<string> {
  const image = new Image(pixels, pixels);
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  canvas.getContext('2d')!.drawImage(image, 0, 0, pixels, pixels);
  return canvas.toDataURL('image/webp', 0.85);
}
