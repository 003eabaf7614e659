import Papa from 'papaparse';
import type { Cells } from './translation-sheet.ts';

// A spreadsheet takes such a cell for a formula. Marked with an apostrophe it is text, and comes back as it was.
const formulaLike = /^['=+\-@\t\r]/;
const byteOrderMark = '\uFEFF'; // without it some spreadsheets take the file for another encoding

/** The table as a CSV file that a spreadsheet opens, and that runs nothing there. */
export const csvOf = (cells: Cells): string =>
  byteOrderMark +
  Papa.unparse(
    cells.map((line) => line.map((cell) => (cell !== null && formulaLike.test(cell) ? `'${cell}` : cell))),
    { newline: '\r\n' },
  );

/** Reads it back, whichever of the usual separators a spreadsheet has put in. */
export function cellsOfCsv(text: string): Cells {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true });
  return data.map((line) => line.map((cell) => (cell === '' ? null : cell.replace(/^'(?=['=+\-@\t\r])/, ''))));
}
