import writeSheet from 'write-excel-file/node';

type Cell = string | number | null | undefined;

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
