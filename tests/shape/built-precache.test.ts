import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { serverNamespaces } from '../../src/i18n/namespaces.ts';
import { isLater } from '../../sw/is-later.ts';

// What the built worker keeps on the phone. `npm test` runs this after the build.
type Entry = { url: string; revision: string | null; integrity?: string };
const worker = readFileSync('dist/service-worker.js', 'utf8');
const list = /\[\{"integrity":.*?\}\]/.exec(worker)?.[0];
if (!list) throw new Error('The built worker has no list of files to keep.');
const entries = JSON.parse(list) as Entry[];
const kept = entries.map(({ url }) => url).filter((url) => !isLater(url));

test('[OFF-1] the worker keeps the page, every script, every style and every text but those the server says', () => {
  const files = globSync(['index.html', 'assets/*.{js,css}', 'locales/*/*.json'], { cwd: 'dist' });
  const isServers = (file: string) => serverNamespaces.some((each) => file.endsWith(`/${each}.json`));
  const ofTheApp = files.map((file) => file.replaceAll('\\', '/')).filter((file) => !isServers(file));
  expect(ofTheApp.length).toBeGreaterThan(5);
  expect(ofTheApp.filter((file) => !kept.includes(file))).toEqual([]);
  expect(kept.filter(isServers)).toEqual([]);
});

test('[OFF-1, I18N-1] the texts of all five languages are among them', () => {
  for (const language of ['de', 'en', 'es', 'fr', 'uk']) expect(kept).toContain(`locales/${language}/field.json`);
});

test('[OFF-8] the manifest and its icons are among them', () => {
  expect(kept).toContain('manifest.webmanifest');
  const { icons } = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8')) as { icons: { src: string }[] };
  expect(icons.map(({ src }) => src.slice(1)).filter((icon) => !kept.includes(icon))).toEqual([]);
});

test('[OFF-8] the manifest shows the product on a phone and on a desk, in pictures of the size it says', async () => {
  const { screenshots } = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8')) as {
    screenshots: { src: string; sizes: string; form_factor: string; label: string }[];
  };
  expect(new Set(screenshots.map(({ form_factor: where }) => where))).toEqual(new Set(['narrow', 'wide']));
  for (const { src, sizes } of screenshots) {
    const { width, height } = await sharp(`dist${src}`).metadata();
    expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
  }
});

test('a file counts only as it was built', () => {
  for (const { url, integrity } of entries) {
    const hash = createHash('sha256')
      .update(readFileSync(`dist/${url}`))
      .digest('base64');
    expect(`${url} sha256-${hash}`).toBe(`${url} ${integrity}`);
  }
});

test('[QR-2, SHELL-9, OFF-1] the decoder of the scanner and the manuals come after the installation', () => {
  expect(
    entries
      .map(({ url }) => url)
      .filter(isLater)
      .toSorted((a, b) => a.localeCompare(b)),
  ).toEqual([
    expect.stringMatching(/^assets\/zxing_reader-.*\.wasm$/),
    'manual/de/index.html',
    'manual/en/index.html',
    'manual/es/index.html',
    'manual/fr/index.html',
    'manual/manual.css',
  ]);
});

test('[F74] nothing large or optional can block an installation', () => {
  expect(kept.filter((url) => /\.(wasm|pdf|map)$/.test(url))).toEqual([]);
  expect(new Set(kept).size).toBe(kept.length);
});
