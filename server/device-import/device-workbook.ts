import writeSheet from 'write-excel-file/node';
import type { ListedDevice } from '../devices/device-list.ts';
import { deviceColumns } from './device-columns.ts';

/** Devices as a workbook of one sheet. Every cell is text, so that no serial number loses its zeros and nothing is a formula. */
export async function deviceWorkbook(rows: AsyncIterable<ListedDevice>): Promise<Buffer> {
  const lines = [Object.keys(deviceColumns).map(cellOf)];
  for await (const row of rows) lines.push(Object.values(deviceColumns).map((of) => cellOf(of(row))));
  return writeSheet(lines, { stickyRowsCount: 1 }).toBuffer();
}

const cellOf = (value: string | number | null) =>
  value === null || value === '' ? null : { value: marked(String(value)), type: String };

// The writer looks texts up in an object, where `toString` and the like are there before anybody put them in.
const marked = (text: string) => (text in {} ? `'${text}` : text);
