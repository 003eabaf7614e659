import { expect, test } from 'vitest';
import { listedIds, testTitles, traced } from './traced.ts';

const ids = listedIds('# Requirements\n- AB-1 One thing.\n- AB-2 Another, see AB-1.\n- A11Y-1 A third.\n');

test('the ids are those that start a line of the list', () => {
  expect(ids).toEqual(['AB-1', 'AB-2', 'A11Y-1']);
});

test('a title counts for every id in its brackets', () => {
  const titles = testTitles(`test('[AB-1, A11Y-1] it is kept, isn\\'t it', () => { expect(list[0]).toBe("AB-2"); });`);
  expect(titles).toHaveLength(1);
  const { proven, untested } = traced(ids, [{ file: 'a.test.ts', title: titles[0]! }]);
  expect([...proven.keys()]).toEqual(['AB-1', 'A11Y-1']);
  expect(untested).toEqual(['AB-2']);
});

test('an id that does not exist is named', () => {
  const { unknown } = traced(ids, [{ file: 'a.test.ts', title: '[AB-9] it flies' }]);
  expect(unknown).toMatchObject([{ id: 'AB-9', file: 'a.test.ts' }]);
});

test('the number of a fault counts like the id of a requirement, and is named where it does not exist', () => {
  const faults = listedIds('- F26 Two taps save one check.\n');
  const { proven, unknown } = traced([...ids, ...faults], [{ file: 'a.test.ts', title: '[AB-1, F26, P4, AB-2] once' }]);
  expect([...proven.keys()]).toEqual(['AB-1', 'AB-2', 'F26']);
  expect(unknown).toMatchObject([{ id: 'P4' }]);
});
