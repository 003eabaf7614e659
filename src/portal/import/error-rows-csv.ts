/** What is wrong, as a spreadsheet opens it by a double click: with a mark of UTF-8 and the separator its language expects. */
export function errorRowsCsv(lines: readonly (readonly string[])[], language: string): string {
  const separator = language === 'en' ? ',' : ';';
  const row = (cells: readonly string[]) =>
    `${cells.map((cell) => quoted(harmless(cell), separator)).join(separator)}\r\n`;
  return `\uFEFF${lines.map(row).join('')}`;
}

/** Heads of columns come from a file of somebody: what a spreadsheet would run begins with an apostrophe instead. */
const harmless = (cell: string) => (/^\s*[=+\-@]|^[\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string, separator: string) =>
  cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
