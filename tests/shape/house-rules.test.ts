import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

// Habits that no tool knows: what we call files, and that nobody switches a guard off.
const files = globSync('{src,sw,server,tests}/**/*.{ts,tsx,mjs,css}');
const thisFile = 'tests/shape/house-rules.test.ts';
const plantedByTests = ['tests/shape/import-table.test.ts', 'tests/shape/compiler-projects.test.ts'];

test('every file has a name that says what is in it', () => {
  const saysNothing = /^(index|utils?|helpers?|common|misc|types|.*-?(manager|service|utils?|helpers?))\.(ts|tsx|mjs)$/;
  expect(files.filter((file) => saysNothing.test(basename(file)))).toEqual([]);
});

test('no folder is a bin for everything', () => {
  const bins = /(^|[\\/])(utils?|helpers?|common|misc|managers?|services?|types|lib|hooks)[\\/]/;
  expect(files.filter((file) => bins.test(file))).toEqual([]);
});

test('nobody switches a guard off', () => {
  const offSwitch = /(oxlint|eslint)-disable|@ts-(ignore|expect-error|nocheck)|oxfmt-ignore|prettier-ignore|v8 ignore/;
  const checked = files.filter((file) => file !== thisFile && !plantedByTests.includes(file));
  expect(checked.filter((file) => offSwitch.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/);
});
