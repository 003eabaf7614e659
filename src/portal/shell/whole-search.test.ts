import { expect, test } from 'vitest';
import { parseWholeSearch, writeWholeSearch } from './whole-search.ts';

test.each([
  '?x=1&y=a%20b&y=c',
  '?rd=https%3A%2F%2Fa.example',
  '?d=1E5',
  '?q=12345678901234567890',
  '?a',
  '?=',
  '?%zz',
  '',
])('[SHELL-2] the query %j is the same, byte for byte, after it was read', (search) => {
  expect(writeWholeSearch(parseWholeSearch(search))).toBe(search);
});

test('[SHELL-2] a parameter stays a text, and a changed one is written anew', () => {
  const read = parseWholeSearch('?d=1E5&y=a%20b');
  expect(read).toMatchObject({ d: '1E5', y: 'a b' });
  expect(writeWholeSearch({ ...read, d: '2' })).toBe('?d=2&y=a+b');
  expect(writeWholeSearch({ cursor: 'x' })).toBe('?cursor=x');
});
