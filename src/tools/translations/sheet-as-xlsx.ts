import { readSheet } from 'read-excel-file/browser';
import writeSheet from 'write-excel-file/browser';
import { boundedWorkbook } from '../../domain/workbook-bounds.ts';
import type { Cells } from './translation-sheet.ts';

/** The table as a workbook of one sheet; every cell is text. */
export const xlsxOf = (cells: Cells): Promise<Blob> =>
  writeSheet(
    cells.map((line) => line.map((cell) => (cell === null ? null : { value: marked(cell), type: String }))),
    { columns: [{ width: 40 }, ...Array.from({ length: 5 }, () => ({ width: 48 }))], stickyRowsCount: 1 },
  ).toBlob();

const bounds = { unpackedBytes: 50 * 1024 * 1024, rows: 20_000, columns: 50 };

/** Reads the first sheet of a workbook; throws where it holds more than texts of ours ever do. */
export async function cellsOfXlsx(file: Blob): Promise<Cells> {
  const bounded = boundedWorkbook(new Uint8Array(await file.arrayBuffer()), bounds);
  if ('fault' in bounded) throw new RangeError(bounded.fault);
  const cells = await readSheet(new Blob([new Uint8Array(bounded.bytes)]), { trim: false });
  return cells.map((line) => line.map((cell) => (cell === null ? null : unmarked(String(cell)))));
}

// The writer looks texts up in an object, where `toString` and the like are there before anybody put them in.
const isThereAlready = (text: string) => text.replace(/^'+/, '') in {};
const marked = (text: string) => (isThereAlready(text) ? `'${text}` : text);
const unmarked = (text: string) => (isThereAlready(text) ? text.replace(/^'/, '') : text);
