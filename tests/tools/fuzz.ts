import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { fuzzReader, type Fuzzed } from '../fuzz/fuzz-reader.ts';
import { fuzzPortal } from '../fuzz/fuzzed-portal.ts';
import { readers } from '../fuzz/readers.ts';
import { machineFactor } from './machine-speed.ts';
import startPostgres from '../support/servers/start-postgres.ts';

// `npm run fuzz`: hostile inputs for everything that reads, then hostile calls as everybody on both databases. Ends 1
// where something broke, answered 5xx, or took more processor time than it may.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    inputs: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '20000' },
    /** A file for the number of those that held and of those that did not. */
    report: { type: 'string' },
    /** Names of readers, SQLite or PostgreSQL. */
    only: { type: 'string', multiple: true },
  },
});
const [seed, inputs, calls] = [Number(values.seed), Number(values.inputs), Number(values.calls)];
const slowness = machineFactor();
const isWished = (name: string) => !values.only || values.only.includes(name);

const all: Fuzzed[] = [];
const wished = readers.filter(({ name }) => isWished(name));
console.log(`seed ${seed}: ${inputs} inputs for each reader, ${calls} calls on each database\n`);
console.log(
  'reader'.padEnd(24),
  'inputs'.padStart(9),
  'slowest'.padStart(12),
  'budget'.padStart(9),
  'failures'.padStart(9),
);
for (const reader of wished) say(await fuzzReader(reader, { inputs, seed, slowness }), `${reader.budget} ms`);
if (isWished('SQLite')) await fuzzDatabase('SQLite');
if (isWished('PostgreSQL')) {
  let adminUrl = '';
  const provide = (_name: string, url: string) => void (adminUrl = url);
  const stop = await startPostgres({ provide } as unknown as TestProject);
  try {
    const client = new pg.Client(adminUrl);
    await client.connect();
    await client.query('create database fuzz template template0');
    await client.end();
    await fuzzDatabase('PostgreSQL', adminUrl.replace(/postgres$/, 'fuzz'));
  } finally {
    await stop();
  }
}

if (values.report !== undefined) {
  const passed = all.filter(({ failures }) => failures.length === 0).length;
  writeFileSync(values.report, JSON.stringify({ passed, failed: all.length - passed }));
}
const failed = all.filter(({ failures }) => failures.length > 0);
for (const { name, failures } of failed)
  for (const { why, input } of failures) console.log(`\n${name}: ${why}\n${shown(input)}`);
console.log(`\n${all.length - failed.length} of ${all.length} held; again with --seed ${seed}`);
process.exit(failed.length > 0 ? 1 : 0);

async function fuzzDatabase(name: string, databaseUrl?: string): Promise<void> {
  say(await fuzzPortal({ name, databaseUrl }, { inputs: calls, seed, slowness }), '50/250 ms');
}

function say(fuzzed: Fuzzed, budget: string): void {
  all.push(fuzzed);
  const { name, inputs: tried, slowest, failures, answers } = fuzzed;
  console.log(
    name.padEnd(24),
    String(tried).padStart(9),
    `${slowest.toFixed(2)} ms`.padStart(12),
    budget.padStart(9),
    String(failures.length).padStart(9),
    answers ? JSON.stringify(answers) : '',
  );
}

function shown(input: unknown): string {
  const text = Buffer.isBuffer(input) ? `base64 ${input.toString('base64')}` : JSON.stringify(input);
  return text.length > 2000 ? `${text.slice(0, 2000)}… (${text.length})` : text;
}
