import { expect, test } from 'vitest';
import { conflictsOf, mergedValues } from './merged-values.ts';

const base = { name: 'North', phone: '', address: { city: 'Kiel', street: '' }, tags: ['a'] };

test('[MERGE-1] only what the other one changed, and I left otherwise, is asked about', () => {
  const mine = { ...base, name: 'North wing', phone: '1' };
  const theirs = { ...base, name: 'North house', address: { city: 'Bonn', street: '' } };
  expect(conflictsOf({ base, mine, theirs })).toEqual([
    { field: 'name', mine: 'North wing', theirs: 'North house', chosen: 'mine' },
    { field: 'address.city', mine: 'Kiel', theirs: 'Bonn', chosen: 'theirs' },
  ]);
});

test('[MERGE-1] the same change twice, and nothing in two forms, are no conflict', () => {
  const changed = { ...base, name: 'N', tags: ['a', 'b'] };
  expect(conflictsOf({ base, mine: changed, theirs: { ...changed, phone: null } })).toEqual([]);
});

test('[MERGE-1] what is chosen of theirs goes into mine, field by field, and nothing else', () => {
  const mine = { ...base, name: 'North wing', phone: '1' };
  const theirs = { ...base, name: 'North house', phone: '2', address: { city: 'Bonn', street: '' } };
  const [name, ...rest] = conflictsOf({ base, mine, theirs });
  const chosen = [{ ...name!, chosen: 'theirs' as const }, ...rest];
  expect(mergedValues(mine, chosen)).toEqual({
    name: 'North house',
    phone: '1',
    address: { city: 'Bonn', street: '' },
    tags: ['a'],
  });
  expect(mine.name).toBe('North wing');
});
