import { get } from 'node:http';
import { chromium, type Page } from 'playwright';
import { demoLabelsSchema } from '../../src/contract/demo-label.ts';
import { serveApp } from '../support/servers/serve-app.ts';
import { browserOrAdvice } from '../tools/find-browser.ts';
import { filesUntilSaved, readBuild } from '../tools/first-load.ts';

/** What a first visit loads over the wire: a real server, a real browser with nothing kept, a label scanned. */
export async function bench() {
  const app = await serveApp();
  const browser = await chromium.launch({
    executablePath: browserOrAdvice(),
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    await page.goto(await addressOfLabel(app.address));
    const usable = await loadedUntil(page, 'form-usable');
    await page.getByRole('radio').first().check({ force: true });
    const saved = (await loadedUntil(page, 'answer-saved')).filter((url) => !usable.includes(url));
    const needed = filesUntilSaved(readBuild()).map((file) => `${app.address}/${file}`);

    const untilUsable = await print(usable);
    console.log(`${kilobytes(untilUsable)}  until the form can be filled in\n`);
    const more = await print(saved.filter((url) => needed.includes(url)));
    console.log(`${kilobytes(untilUsable + more)}  until its first answer is on disk\n`);
    const meanwhile = await print(saved.filter((url) => !needed.includes(url)));
    console.log(`${kilobytes(meanwhile)}  had come meanwhile, and nothing waited for it`);
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function addressOfLabel(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/public/demo/labels`);
  const { labels } = demoLabelsSchema.parse(await answer.json());
  return `${address}${new URL(labels[0]!.url).pathname}`;
}

/**
 * The pages, scripts, styles and data that had arrived when the page set its mark. The worker and what it fetches are
 * no part of the page.
 */
async function loadedUntil(page: Page, mark: string): Promise<string[]> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark, { timeout: 30_000 });
  const urls = await page.evaluate((name) => {
    const end = performance.getEntriesByName(name)[0]!.startTime;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const arrived = resources.filter((each) => each.responseEnd > 0 && each.responseEnd <= end);
    return [...performance.getEntriesByType('navigation'), ...arrived].map((each) => each.name);
  }, mark);
  return [...new Set(urls)].filter((url) => !/\/icons\//.test(url));
}

async function print(urls: string[]): Promise<number> {
  let total = 0;
  for (const url of urls) {
    const bytes = await gzippedBytes(url);
    total += bytes;
    console.log(`${kilobytes(bytes)}  ${new URL(url).pathname.slice(0, 60)}`);
  }
  return total;
}

/** Bytes of the body as the server sends it to a browser that knows gzip; `fetch` would tell the unpacked size. */
function gzippedBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip', accept: '*/*' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    }).on('error', reject);
  });
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
