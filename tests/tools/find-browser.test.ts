import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'device-portal-browser-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an installed browser is found by its name', () => {
  const chromium = aProgram('chromium', 0);
  expect(find().stdout).toBe(chromium);
});

test('a stand-in that does not start is no browser', () => {
  const standIn = aProgram('google-chrome', 1);
  const chromium = aProgram('chromium', 0);
  expect(find().stdout).toBe(chromium);
  expect(find().stdout).not.toBe(standIn);
});

test('the browser a person names is the one that is used', () => {
  aProgram('chromium', 0);
  const chosen = aProgram('my-chrome', 0);
  expect(find({ CHROME_PATH: chosen }).stdout).toBe(chosen);
});

test('a wrong CHROME_PATH is not passed over in silence', () => {
  aProgram('chromium', 0);
  expect(find({ CHROME_PATH: join(folder, 'gone') }).stderr).toContain('which does not exist');
});

test('journeys take the browser without windows where there is one, and the one a person names in any case', () => {
  const chromium = aProgram('chromium', 0);
  expect(find({}, 'windowlessOr(findBrowser())').stdout).toBe(chromium);
  const shell = aProgram('chromium-headless-shell', 0);
  expect(find({}, 'windowlessOr(findBrowser())').stdout).toBe(shell);
  expect(find({ CHROME_PATH: chromium }, 'windowlessOr(findBrowser())').stdout).toBe(chromium);
});

function aProgram(name: string, exitCode: number): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 });
  return path;
}

function find(environment: Record<string, string> = {}, found = 'findOrInstallBrowser()') {
  const script = `import { findBrowser, findOrInstallBrowser, windowlessOr } from './tests/tools/find-browser.ts';
    process.stdout.write(${found});`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: join(folder, 'none'), ...environment },
  });
}
