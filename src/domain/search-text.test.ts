import { expect, test } from 'vitest';
import { searchedParts, searchText } from './search-text.ts';

const isFound = (typed: string, ...parts: string[]) =>
  searchedParts(typed).every((part) => searchText(parts).includes(part));

test('[CUST-1, P63] every word must occur, anywhere from three characters on, whatever its case and accents', () => {
  expect(isFound('AUEN klin', 'Klinikum Auental')).toBe(true);
  expect(isFound('ental', 'Klinikum Auental')).toBe(true);
  expect(isFound('auental praxis', 'Klinikum Auental')).toBe(false);
  expect(isFound('strasse', 'Hauptstraße')).toBe(true);
  expect(isFound('serignac', 'Ville de Sérignac')).toBe(true);
  expect(isFound('лікар', 'Обласна лікарня')).toBe(true);
});

test('[CUST-1] one and two characters find the beginning of a word only', () => {
  expect(isFound('au', 'Klinikum Auental')).toBe(true);
  expect(isFound('k', 'Klinikum Auental')).toBe(true);
  expect(isFound('en', 'Klinikum Auental')).toBe(false);
  expect(isFound('e', 'Klinikum Auental')).toBe(false);
});

test('[CUST-1, P63] numbers are found with and without spaces and dashes, also by a part', () => {
  for (const typed of ['KA-1204', 'ka1204', '1204', 'KA 1204', 'a-12']) expect(isFound(typed, 'KA-1204')).toBe(true);
  expect(isFound('24A0', 'X-24A0-77')).toBe(true);
});

test('[SEC-4] what is no word finds everything and breaks nothing', () => {
  expect(searchedParts('  \0 ')).toEqual([]);
  expect(searchedParts('-- "a" %')).toEqual([' --', '"a"', '  %']);
});
