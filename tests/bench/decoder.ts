import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { z } from '../../src/contract/zod.ts';
import { decodeOptions } from '../../src/field/scanner/decode-options.ts';
import { areaOf, middlePart, planFrame } from '../../src/field/scanner/plan-frame.ts';
import { browserOrAdvice } from '../tools/find-browser.ts';
import { readInPage, timeEmptyFrames, type CodeInPage } from '../support/readers/decode-in-page.ts';

const sampleSchema = z.object({
  file: z.string(),
  source: z.string(),
  set: z.string(),
  format: z.enum(['QRCode', 'DataMatrix', 'none']),
  expected: z.optional(z.string()),
  expectedHex: z.optional(z.string()),
});
const corpusSchema = z.object({ samples: z.array(sampleSchema) });
type Sample = z.infer<typeof sampleSchema>;

const origin = 'http://localhost:1';
const decoder = join(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'), '../..');
const types: Record<string, string> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

/** `middle` is what a thorough look at the middle of a frame sees; the others look at all of it. */
const ways = ['fast', 'middle', 'hard', 'picture'] as const;
type Counts = Record<(typeof ways)[number], number>;
const nothing = (): Counts => ({ fast: 0, middle: 0, hard: 0, picture: 0 });

/**
 * How many pictures of a corpus the decoder reads with each effort, and what frames without a code cost. In a real
 * browser, because that is what opens the pictures.
 */
export async function bench(): Promise<void> {
  const folder = process.env.SCAN_CORPUS;
  const browser = await chromium.launch({
    executablePath: browserOrAdvice(),
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    const page = await browser.newPage();
    await serve(page, folder);
    await page.goto(`${origin}/`);
    const frames = Array.from({ length: 24 }, (_, frameNo) => planFrame(frameNo)).map((plan) => ({
      options: decodeOptions[plan.effort],
      area: areaOf(plan, { width: 1920, height: 1080 }),
    }));
    const { average, onePass } = await page.evaluate(timeEmptyFrames, frames);
    console.log(
      `A frame of 1920 × 1080 without a code: ${average.toFixed(1)} ms on average over a cycle, ` +
        `${(average / onePass).toFixed(1)} × one pass over its brightness (goal: at most 5).`,
    );
    if (folder === undefined || !existsSync(join(folder, 'manifest.json')))
      return console.log('No corpus to read: name its folder, with a manifest.json in it, in SCAN_CORPUS.');
    const { samples } = corpusSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
    await measure(page, samples);
  } finally {
    await browser.close();
  }
}

/** The page, the decoder and the corpus under one address; nothing leaves this machine. */
async function serve(page: Page, folder: string | undefined): Promise<void> {
  await page.route('**/*', (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname);
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bench</title>' });
    const file = fileOf(path, folder);
    return route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] ?? 'application/octet-stream' });
  });
}

/** The package asks a stranger for its wasm unless told otherwise; here it gets ours. */
function fileOf(path: string, folder: string | undefined): string {
  if (path.endsWith('.wasm')) return join(decoder, 'reader/zxing_reader.wasm');
  return path.startsWith('/corpus/') ? join(folder!, path.slice('/corpus/'.length)) : join(decoder, path);
}

async function measure(page: Page, samples: Sample[]): Promise<void> {
  const groups = Map.groupBy(samples, ({ source, format, set }) =>
    source === 'labels' ? `${source}, ${format}, ${set.split('-').at(-1)}` : `${source}, ${format}`,
  );
  const total = nothing();
  for (const [group, members] of groups) {
    const right = nothing();
    for (const sample of members) {
      const url = `${origin}/corpus/${encodeURIComponent(sample.file)}`;
      const found = await page.evaluate(readInPage, { url, options: decodeOptions, middlePart });
      for (const way of ways) if (isRight(sample, found[way])) right[way] += 1;
    }
    for (const way of ways) total[way] += right[way];
    print(group, right, members.length);
  }
  print('all together', total, samples.length);
}

function print(group: string, right: Counts, of: number) {
  const counts = ways.map((way) => `${way} ${String(right[way]).padStart(3)}`).join('   ');
  console.log(`${group.padEnd(26)} of ${String(of).padStart(3)}:   ${counts}`);
}

const isRight = ({ format, expected = '', expectedHex }: Sample, codes: CodeInPage[]) =>
  format === 'none'
    ? codes.length === 0
    : codes.some(({ text, hex }) => (expectedHex === undefined ? bare(text) === bare(expected) : hex === expectedHex));

/** The same text, however its GS1 brackets and control characters are written. */
const bare = (text: string) =>
  text
    .replaceAll(/<[A-Z]{2,3}>|[\p{Cc}\u2400-\u2421]/gu, '')
    .replaceAll(/\((\d{2,4})\)/g, '$1')
    .trim();
