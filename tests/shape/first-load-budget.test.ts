import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  filesOfFieldPages,
  filesUntilListed,
  filesUntilSaved,
  filesUntilUsable,
  firstLoadBudget,
  gzippedBytes,
  madeOf,
  readBuild,
} from '../tools/first-load.ts';

// Tests of the built app: `npm test` runs them after the build.
const build = readBuild();
const lengthOf = (file: string) => statSync(`dist/${file}`).size;
const bytes = (files: string[]) => files.reduce((sum, file) => sum + gzippedBytes(file), 0);

test('[PERF-1] a first visit can fill in the form after at most 110 kB', () => {
  expect(bytes(filesUntilUsable(build))).toBeLessThanOrEqual(firstLoadBudget.usable);
});

test('[PERF-1] a first visit has its first answer on disk after at most 140 kB', () => {
  const files = filesUntilSaved(build);
  expect(madeOf(build, files)).toContain('dexie');
  expect(bytes(files)).toBeLessThanOrEqual(firstLoadBudget.saved);
});

test('[PERF-1] a field page waits for nothing of the portal', () => {
  const parts = madeOf(build, filesUntilSaved(build));
  expect(parts).toContain('react-dom');
  const isOfThePortal =
    /^(@tanstack\/|react-aria|react-stately|@react-aria\/|@internationalized\/|workbox-|src\/portal\/|src\/ui\/portal)/;
  expect(parts.filter((part) => isOfThePortal.test(part))).toEqual([]);
});

test('[PERF-1] the form does not wait for the database, nor for the schemas', () => {
  const parts = madeOf(build, filesUntilUsable(build));
  expect(parts.filter((part) => part === 'dexie' || part === 'zod')).toEqual([]);
});

test('[PERF-1] no field page loads a file of the portal, at once or ever', () => {
  const files = filesOfFieldPages(build);
  expect(madeOf(build, files)).toContain('src/field/outbox/unsent-page.tsx');
  expect(files.filter((file) => /\/portal/.test(file))).toEqual([]);
});

test('[PERF-1] a list of the portal can be drawn after at most 40 scripts, of 1.4 MB before they are compressed', () => {
  const scripts = filesUntilListed(build).filter((file) => file.endsWith('.js'));
  expect(madeOf(build, scripts)).toContain('src/portal/devices/device-queries.ts');
  expect(scripts.length).toBeLessThanOrEqual(40);
  expect(scripts.reduce((sum, file) => sum + lengthOf(file), 0)).toBeLessThanOrEqual(1_400_000);
});
