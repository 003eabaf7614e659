import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limitOf } from './machine-speed.ts';
import { top } from './planted-tree.ts';

// A command that ends with 0 although a test failed is believed by every script that calls it.
const vitest = (project: string) => ['node_modules/vitest/vitest.mjs', 'run', '--project', project];
const failing = `import { expect, test } from 'vitest';\ntest('planted', () => expect(1).toBe(2));\n`;
const failingJourney = `import { expect, test } from 'playwright/test';\ntest('planted', () => expect(1).toBe(2));\n`;

const commands: [name: string, command: string[], file: string, text: string][] = [
  ['vitest run --project unit', vitest('unit'), 'tests/shape/planted.test.ts', failing],
  ['vitest run --project api', vitest('api'), 'tests/api/planted.test.ts', failing],
  ['vitest run --project built', vitest('built'), 'tests/shape/built-planted.test.ts', failing],
  ['playwright test', ['node_modules/playwright/cli.js', 'test'], 'tests/journeys/planted.spec.ts', failingJourney],
];

test.each(commands)(
  '%s ends with 1 when a test failed, with 0 when all passed',
  (_name, command, file, text) => {
    const tree = plantedProject();
    try {
      const endWith = (planted: string) => {
        writeFileSync(join(tree, file), planted);
        const { status, stdout, stderr } = spawnSync(process.execPath, [...command, file], {
          cwd: tree,
          encoding: 'utf8',
        });
        return { status, output: stdout + stderr };
      };
      const failed = endWith(text);
      expect(failed.output).toMatch(/1 failed/);
      expect(failed.status).toBe(1);
      const passed = endWith(text.replace('toBe(2)', 'toBe(1)'));
      expect(passed.output).toMatch(/1 passed/);
      expect(passed.status).toBe(0);
    } finally {
      rmSync(tree, { recursive: true, force: true });
    }
  },
  limitOf(60),
);

/** The product's settings and what they need, without its tests. */
function plantedProject(): string {
  const tree = mkdtempSync(join(tmpdir(), 'device-portal-planted-'));
  for (const file of ['package.json', 'vite.config.ts', 'playwright.config.ts'])
    cpSync(join(top, file), join(tree, file));
  for (const folder of ['node_modules', 'server', 'src', 'sw', 'public', 'docs']) {
    symlinkSync(join(top, folder), join(tree, folder));
  }
  for (const folder of ['api', 'database', 'journeys', 'shape'])
    mkdirSync(join(tree, 'tests', folder), { recursive: true });
  for (const folder of ['support', 'tools']) symlinkSync(join(top, 'tests', folder), join(tree, 'tests', folder));
  return tree;
}
