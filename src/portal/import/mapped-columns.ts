import type { ImportField, ImportPreview } from '../../contract/device-import.ts';

/** The columns with one of them read as something else. A field stands in one column only: the one it had loses it. */
export const mappedColumns = (
  columns: ImportPreview['columns'],
  { at, field }: { at: number; field: ImportField | null },
): (ImportField | null)[] =>
  columns.map((column, each) => {
    if (each === at) return field;
    return column.field === field ? null : column.field;
  });
