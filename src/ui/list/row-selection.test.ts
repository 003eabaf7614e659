import { expect, test } from 'vitest';
import { readListAddress, foundBy } from './list-address.ts';
import { countOutOfSight, isRowSelected, nothingSelected, ticked, underQuestion } from './row-selection.ts';
import type { RowSelection } from './row-selection.ts';

const page = ['a', 'b', 'c'];
const all: RowSelection = { kind: 'all', question: '?q=pump' };
const these = (...ids: string[]): RowSelection => ({ kind: 'ids', ids: new Set(ids) });

test('[DEV-2] one taken out of all that were found is not among what is selected, and nothing unseen is', () => {
  const rest = ticked(all, { ids: ['b'], isOn: false, inSight: page });
  expect(rest).toEqual({ ...these('a', 'c'), isRestOfAll: true });
  expect(['a', 'b', 'z'].map((id) => isRowSelected(rest, id))).toEqual([true, false, false]);
  expect(ticked(all, { ids: page, isOn: false, inSight: page })).toBe(nothingSelected);
  // What is ticked after that is a selection like any other.
  expect(ticked(rest, { ids: ['z'], isOn: true, inSight: ['z'] })).toEqual(these('a', 'c', 'z'));
});

test('[DEV-2] all that a search found is dropped by another search or filter, and stays over pages and orders', () => {
  const found = (search: string) => foundBy(readListAddress(search, ['status']));
  const selection: RowSelection = { kind: 'all', question: found('?q=pump&status=inOperation') };
  const kept = (search: string) => underQuestion(selection, found(search)) === selection;
  expect(kept('?q=pump&status=inOperation&sort=name&cursor=xyz&size=50')).toBe(true);
  expect(kept('?q=pump+&status=inOperation')).toBe(true);
  expect(['?q=pumps&status=inOperation', '?q=pump', '?q=pump&status=lost', ''].map(kept)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
  expect(underQuestion(selection, '')).toBe(nothingSelected);
  const ids = these('a');
  expect(underQuestion(ids, '?q=other')).toBe(ids);
});

test('[DEV-2] the box of the head adds a page to what is selected on others, and takes only that page out', () => {
  const both = ticked(these('z', 'a'), { ids: page, isOn: true, inSight: page });
  expect(both).toEqual(these('z', 'a', 'b', 'c'));
  expect(countOutOfSight(both, page)).toBe(1);
  expect(ticked(both, { ids: page, isOn: false, inSight: page })).toEqual(these('z'));
  expect(ticked(all, { ids: page, isOn: true, inSight: page })).toBe(all);
  expect(countOutOfSight(all, page)).toBe(0);
});
