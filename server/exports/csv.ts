import { Readable } from 'node:stream';
import type { Language } from '../../src/contract/language.ts';

type Cell = string | number | null | undefined;

/** A CSV as spreadsheets open it by a double click: with a mark of UTF-8, and the separator their language expects. */
export function csvOf<Row>(
  rows: AsyncIterable<Row>,
  columns: Record<string, (row: Row) => Cell>,
  language: Language,
): Readable {
  const separator = language === 'en' ? ',' : ';';
  const line = (cells: readonly Cell[]) => `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;
  async function* lines() {
    yield `\uFEFF${line(Object.keys(columns))}`;
    for await (const row of rows) yield line(Object.values(columns).map((of) => of(row)));
  }
  return Readable.from(lines(), { objectMode: false });
}

/** What a spreadsheet would take for a formula begins with an apostrophe instead: somebody typed it into a form. */
function csvCell(cell: Cell, separator: string): string {
  const text = String(cell ?? '');
  const harmless = typeof cell === 'string' && /^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text;
  return harmless.includes(separator) || /["\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
