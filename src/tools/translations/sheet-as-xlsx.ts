import readSheet from 'read-excel-file/browser';
import writeSheet from 'write-excel-file/browser';
import type { Cells } from './translation-sheet.ts';

/** The table as a workbook of one sheet; every cell is text. */
export const xlsxOf = (cells: Cells): Promise<Blob> =>
  writeSheet(
    cells.map((line) => line.map((cell) => (cell === null ? null : { value: marked(cell), type: String }))),
    { columns: [{ width: 40 }, ...Array.from({ length: 5 }, () => ({ width: 48 }))], stickyRowsCount: 1 },
  ).toBlob();

/** Reads the first sheet of a workbook. */
export async function cellsOfXlsx(file: Blob): Promise<Cells> {
  const [first] = await readSheet(file, { trim: false });
  return (first?.data ?? []).map((line) => line.map((cell) => (cell === null ? null : unmarked(String(cell)))));
}

// The writer looks texts up in an object, where `toString` and the like are there before anybody put them in.
const isThereAlready = (text: string) => text.replace(/^'+/, '') in {};
const marked = (text: string) => (isThereAlready(text) ? `'${text}` : text);
const unmarked = (text: string) => (isThereAlready(text) ? text.replace(/^'/, '') : text);
