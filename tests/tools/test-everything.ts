import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { add, withExitCode, type Count } from './count.ts';
import { findOrInstallBrowser } from './find-browser.ts';
import { countPlaywright, type PlaywrightReport } from './playwright-report.ts';
import { runCommand } from './run-command.ts';
import { countByDatabase, countVitest, type VitestReport } from './vitest-report.ts';

// `npm test`: every part runs, whatever the others came to, and the last line adds them up. `npm run test:all` runs every
// API test on both databases.
const { values: options } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
if (options.all) process.env.EVERY_DATABASE = '1';
const reports = 'test-results/reports';

type Part = { name: string; budget?: number; run: () => Promise<Count> };
const parts: Part[] = [
  { name: 'type check', run: () => step('tsc', '-b', '--force') },
  { name: 'lint', run: () => step('oxlint', '--type-aware') },
  { name: 'format', run: () => step('oxfmt', '--check') },
  { name: 'dead code', run: () => step('knip') },
  { name: 'requirements', run: () => step(process.execPath, 'tests/tools/trace.ts', '--quiet') },
  { name: 'build', run: build },
  { name: 'unit', budget: 60, run: () => vitest('unit') },
  { name: 'built app', run: () => vitest('built') },
  { name: options.all ? 'API on both databases' : 'API', budget: options.all ? 320 : 240, run: api },
  { name: 'hostile inputs', budget: 45, run: hostileInputs },
  { name: 'pages', budget: 240, run: () => inBrowser('pages') },
  { name: 'journeys', budget: 560, run: () => inBrowser('journeys') },
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const summary: string[] = [];
let total: Count = { passed: 0, failed: 0 };
for (const { name, budget, run } of parts) {
  console.log(`\n── ${name} ──`);
  const start = performance.now();
  const count = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const seconds = (performance.now() - start) / 1000;
  summary.push(`${name}: ${count.passed} passed, ${count.failed} failed (${duration(seconds, budget)})`);
  total = add(total, count);
}

console.log(`\n── all parts ──\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function step(command: string, ...args: string[]): Promise<Count> {
  const code = await runCommand(command, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Type errors have been counted already, so the app is built without looking for them again. */
async function build(): Promise<Count> {
  const bundled = await step('vite', 'build');
  return bundled.failed > 0 ? bundled : step(process.execPath, 'server/tools/precompress.ts');
}

async function vitest(project: string): Promise<Count> {
  const code = await runVitest(project);
  return withExitCode(countVitest(read<VitestReport>(project)), code);
}

/** A test that is there for each database must pass on both: one that ran on one of them only has not been run. */
async function api(): Promise<Count> {
  const count = await vitest('api');
  const { SQLite, PostgreSQL } = countByDatabase(read<VitestReport>('api'));
  console.log(`API tests passed on both databases: SQLite ${SQLite}, PostgreSQL ${PostgreSQL}`);
  const isSame = SQLite > 0 && SQLite === PostgreSQL;
  if (!isSame) console.error('A test for each database must pass on both.');
  return isSame ? count : { ...count, failed: count.failed + 1 };
}

/** The short form of `npm run fuzz`, with the same inputs each time: what others find is for `npm run fuzz` to say. */
async function hostileInputs(): Promise<Count> {
  const report = `${reports}/fuzz.json`;
  const code = await step(
    process.execPath,
    'tests/tools/fuzz.ts',
    '--seed',
    '1',
    '--inputs',
    '3000',
    '--calls',
    '400',
    '--report',
    report,
  );
  return withExitCode(read<Count>('fuzz'), code.failed);
}

async function inBrowser(project: string): Promise<Count> {
  findOrInstallBrowser();
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = `${reports}/${project}.json`;
  const code = await runCommand('playwright', ['test', `--project=${project}`, '--reporter=list,json']);
  return withExitCode(countPlaywright(read<PlaywrightReport>(project)), code);
}

function runVitest(project: string): Promise<number> {
  const output = `--outputFile.json=${reports}/${project}.json`;
  return runCommand('vitest', ['run', `--project=${project}`, '--reporter=default', '--reporter=json', output]);
}

function read<Report>(name: string): Report {
  return JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8')) as Report;
}

function duration(seconds: number, budget?: number): string {
  const taken = `${seconds.toFixed(0)} s`;
  if (budget === undefined) return taken;
  return `${taken} of ${budget} s${seconds > budget ? ', OVER ITS BUDGET' : ''}`;
}
