import writeSheet from 'write-excel-file/node';
import { HttpProblem } from '../http/problems.ts';

type Cell = string | number | null | undefined;

const largestWorkbook = 50_000; // rows: it is made whole in memory, while a CSV is sent as it is made

/** Why a list is not made a workbook: it is counted before anything is built. */
export async function refusedWorkbook(
  { isLongerThan }: { isLongerThan: (rows: number) => Promise<boolean> },
  most: number = largestWorkbook,
): Promise<HttpProblem | undefined> {
  return (await isLongerThan(most)) ? new HttpProblem('tooManyRowsForWorkbook', { params: { most } }) : undefined;
}

/** Rows as a workbook of one sheet. Every cell is text, so that no serial number loses its zeros and nothing is a formula. */
export async function workbookOf<Row>(
  rows: AsyncIterable<Row>,
  columns: Record<string, (row: Row) => Cell>,
): Promise<Buffer> {
  const lines = [Object.keys(columns).map(cellOf)];
  for await (const row of rows) lines.push(Object.values(columns).map((of) => cellOf(of(row))));
  return writeSheet(lines, { stickyRowsCount: 1 }).toBuffer();
}

const cellOf = (value: Cell) =>
  value === null || value === undefined || value === '' ? null : { value: marked(String(value)), type: String };

// The writer looks texts up in an object, where `toString` and the like are there before anybody put them in.
const marked = (text: string) => (text in {} ? `'${text}` : text);
