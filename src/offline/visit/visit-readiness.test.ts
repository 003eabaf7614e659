import { expect, test } from 'vitest';
import { aChecklist, aPack } from '../../../tests/support/builders/a-checklist.ts';
import { readinessPoints, visitReadiness, type ReadinessFacts } from './visit-readiness.ts';

const gigabyte = 1024 ** 3; // bytes
const ready: ReadinessFacts = {
  visit: { finishedAt: 1, modelNos: [4711], isWhole: true },
  pack: aPack(),
  hasWorker: true,
  hasTexts: true,
  space: { used: gigabyte, limit: 8 * gigabyte },
  isPersisted: true,
  clockSkew: -30_000,
  isConfirmed: true,
};
const missing = (changes: Partial<ReadinessFacts>) => {
  const readiness = visitReadiness({ ...ready, ...changes });
  return readinessPoints.filter((point) => !readiness[point]);
};

test('[OFF-12] a visit says what is ready and what is not', () => {
  expect(missing({})).toEqual([]);
  expect(missing({ visit: { ...ready.visit, finishedAt: null } })).toEqual(['devices']);
  expect(missing({ visit: { ...ready.visit, isWhole: false } })).toEqual(['devices']);
  expect(missing({ visit: { ...ready.visit, modelNos: [4711, 12] } })).toEqual(['checklists']);
  expect(missing({ pack: null })).toEqual(['checklists']);
  expect(missing({ hasWorker: false, hasTexts: false })).toEqual(['app', 'language']);
  expect(missing({ space: { used: 0.9 * gigabyte, limit: gigabyte } })).toEqual(['space']);
  expect(missing({ space: null, isPersisted: false })).toEqual(['space', 'persistence']);
  expect(missing({ clockSkew: 10 * 60_000 })).toEqual(['clock']);
  expect(missing({ clockSkew: null, isConfirmed: false })).toEqual(['clock', 'session']);
});

test('[OFF-12] a checklist for all models will do for a model without one of its own', () => {
  const pack = aPack({ checklists: [aChecklist(undefined, { modelNos: [] })] });
  expect(missing({ pack, visit: { ...ready.visit, modelNos: [4711, 12] } })).toEqual([]);
});
