import { expect, test } from 'vitest';
import {
  filesUntilSaved,
  filesUntilUsable,
  firstLoadBudget,
  gzippedBytes,
  madeOf,
  readBuild,
} from '../tools/first-load.ts';

// Tests of the built app: `npm test` runs them after the build.
const build = readBuild();
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
    /^(@tanstack\/|react-aria|react-stately|@react-aria\/|@internationalized\/|workbox-|src\/app\/(router|start-portal)|src\/ui\/portal)/;
  expect(parts.filter((part) => isOfThePortal.test(part))).toEqual([]);
});

test('[PERF-1] the form does not wait for the database, nor for the schemas', () => {
  const parts = madeOf(build, filesUntilUsable(build));
  expect(parts.filter((part) => part === 'dexie' || part === 'zod')).toEqual([]);
});
