import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { browserOrAdvice } from './find-browser.ts';

// Draws the PNG icons of the manifest from their SVGs. Run by hand after the mark has changed; the PNGs are committed.
const folder = 'public/icons';
const drawings = [
  { from: 'icon.svg', to: 'icon-192.png', size: 192 },
  { from: 'icon.svg', to: 'icon-512.png', size: 512 },
  { from: 'icon-maskable.svg', to: 'icon-maskable-512.png', size: 512 },
  { from: 'icon-maskable.svg', to: 'apple-touch-icon.png', size: 180 },
];

const browser = await chromium.launch({
  executablePath: browserOrAdvice(),
  chromiumSandbox: process.getuid?.() !== 0,
});
const page = await browser.newPage();
for (const { from, to, size } of drawings) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<body style="margin:0">${readFileSync(`${folder}/${from}`, 'utf8')}</body>`);
  await page.screenshot({ path: `${folder}/${to}`, omitBackground: true });
}
await browser.close();
