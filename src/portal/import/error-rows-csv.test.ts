import { expect, test } from 'vitest';
import { errorRowsCsv } from './error-rows-csv.ts';

test('[DEV-4, P39] the wrong rows come along as a file that a spreadsheet of the language opens, and nothing in it runs', () => {
  const lines = [
    ['Zeile', 'Spalte', 'Grund'],
    ['12', '=HYPERLINK("x")', 'fehlt; bitte ergänzen'],
  ];
  expect(errorRowsCsv(lines, 'de')).toBe(
    '\uFEFFZeile;Spalte;Grund\r\n12;"\'=HYPERLINK(""x"")";"fehlt; bitte ergänzen"\r\n',
  );
  expect(errorRowsCsv([['a', 'b; c']], 'en')).toBe('\uFEFFa,b; c\r\n');
});
