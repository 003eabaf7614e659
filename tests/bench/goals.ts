import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { chromium, type Browser } from 'playwright';
import { browserOrAdvice } from '../tools/find-browser.ts';
import type { Benches } from './goals/queue-page.ts';
import { serveBenchPage, type BenchPage } from './goals/serve-bench-page.ts';

/** One line of the table: what was measured, by whom, in one run and in turns. */
type Measured = { goal: string; limit: string; peer: string; at: number; times: Record<string, number[]> };

const place = 'docs/goals.md';
const rounds = Math.max(3, Number(process.env.ROUNDS ?? 5));
const waitingBefore = [0, 100, 1_000];

/** What goals of ../shared/perf.md this command measures not yet, so that nobody takes silence for a good figure. */
const notMeasured = ['1', '2', '3', '4', '5', '9', '10', '11', '12', 'silent network'];

/**
 * Measures the goals of the queue: product, limit and peer in turns, in one run, each round on an empty profile. Prints
 * the shortest, middle and longest time and the verdict, and keeps the result in docs/. `ROUNDS=3` is a quick look.
 */
export async function bench(): Promise<void> {
  const served = await serveBenchPage('tests/bench/goals/queue-page.ts');
  const browser = await chromium.launch({
    executablePath: browserOrAdvice(),
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    const all: Measured[] = [];
    for (const waiting of waitingBefore) all.push(await enqueue({ browser, served, waiting }));
    all.push(
      await deliver({ browser, served, which: 'deliverChecks', count: 1_000, distance: 100 }),
      await deliver({ browser, served, which: 'deliverPhotos', count: 100, distance: 0 }),
    );
    keep(all.map(lineOf));
  } finally {
    await browser.close();
    await served.stop();
  }
}

async function newPage({ browser, served }: { browser: Browser; served: BenchPage }) {
  const page = await (await browser.newContext()).newPage();
  await page.goto(served.address);
  await page.waitForFunction(() => 'benches' in globalThis);
  return page;
}

async function enqueue(parts: { browser: Browser; served: BenchPage; waiting: number }): Promise<Measured> {
  const { served, waiting } = parts;
  served.line.isCut = true;
  const page = await newPage(parts);
  await page.evaluate(
    (count) => (globalThis as unknown as { benches: Benches }).benches.prepareEnqueue(count),
    waiting,
  );
  const times: Measured['times'] = { product: [], limit: [] };
  for (let round = 0; round < rounds * 5; round += 1)
    for (const who of ['limit', 'product'] as const)
      times[who]!.push(
        await page.evaluate((each) => (globalThis as unknown as { benches: Benches }).benches.enqueue[each](), who),
      );
  await page.context().close();
  served.line.isCut = false;
  return { goal: `6 enqueue, ${waiting} waiting`, limit: 'raw strict put', peer: '', at: 1.3, times };
}

type Delivered = { which: 'deliverChecks' | 'deliverPhotos'; count: number; distance: number };

async function deliver(parts: { browser: Browser; served: BenchPage } & Delivered): Promise<Measured> {
  const { served, which, count, distance } = parts;
  served.line.distance = distance;
  const times: Measured['times'] = { product: [], limit: [], peer: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const who of ['limit', 'product', 'peer'] as const) {
      const page = await newPage(parts);
      const took = await page.evaluate(
        ([group, each, many]) => (globalThis as unknown as { benches: Benches }).benches[group][each](many),
        [which, who, count] as const,
      );
      times[who]!.push(took);
      await page.context().close();
    }
  return which === 'deliverChecks'
    ? { goal: `7 ${count} checks, ${distance} ms away`, limit: 'one POST', peer: 'Dexie, 50 × 4', at: 1.5, times }
    : { goal: `8 ${count} photos`, limit: 'one POST', peer: 'Dexie, 10 × 4', at: 1.4, times };
}

function lineOf({ goal, limit, peer, at, times }: Measured): string {
  const spread = (all: number[] = []) =>
    all.length === 0
      ? '–'
      : [Math.min(...all), median(all), Math.max(...all)].map((each) => each.toFixed(1)).join(' / ');
  const ratio = median(times.product!) / median(times.limit!);
  const verdict = ratio <= at ? 'met' : 'missed';
  const { product, limit: limitTimes, peer: peerTimes } = times;
  const cells = [goal, spread(product), `${limit}: ${spread(limitTimes)}`, peer && `${peer}: ${spread(peerTimes)}`];
  return `| ${[...cells, ratio.toFixed(2), `≤ ${at}`, verdict].join(' | ')} |`;
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[all.length >> 1]!;

function keep(lines: string[]): void {
  const table = [
    '| goal | product | limit | peer | × limit | wanted | verdict |',
    '|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
  console.log(table);
  const head = readFileSync(place, 'utf8').split('\n<!-- measured -->')[0];
  const when = new Date().toISOString().slice(0, 10);
  // Others at work on the machine slow the product, which computes, more than a limit, which waits.
  const load = `load ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores`;
  const foot = `Measured ${when}, ${rounds} rounds, ${load}. Not measured by this command yet: ${notMeasured.join(', ')}.`;
  writeFileSync(place, `${head}\n<!-- measured -->\n\n${table}\n\n${foot}\n`);
}
