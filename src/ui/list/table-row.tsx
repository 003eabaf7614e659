import type { Ref } from 'react';
import type { TableSelection } from './data-table.tsx';
import { SelectionBox } from './selection-box.tsx';
import type { TableColumn } from './table-column.ts';

type TableRowProps<Row> = {
  row: Row;
  id: string;
  columns: readonly TableColumn<Row>[];
  selection: TableSelection | undefined;
  /** The row whose thing is shown beside the table. */
  isCurrent?: boolean;
  /** Which of the rows it is, from 0, where not all of them stand in the document. */
  index?: number;
  ref?: Ref<HTMLDivElement>;
};

const cellLook =
  'md:table-cell md:align-middle border-b border-line px-3 py-1.5 first:ps-(--pad) last:pe-(--pad) md:h-13 md:group-last:border-b-0 max-md:border-0 max-md:p-0 max-md:first:ps-0 max-md:last:pe-0';
const placeInCard = {
  line: 'max-md:col-span-full max-md:pe-9',
  end: 'max-md:text-end max-md:self-center',
  none: 'max-md:hidden',
};

/** One row of a table; below 768 px a card. */
export function TableRow<Row>({ row, id, columns, selection, isCurrent, index, ref }: TableRowProps<Row>) {
  const isSelected = selection?.isSelected(id) ?? false;
  return (
    <div
      ref={ref}
      role="row"
      aria-rowindex={index === undefined ? undefined : index + 2} // from 1 on, and the heads are the first
      data-index={index}
      data-selected={isSelected || undefined}
      aria-current={isCurrent || undefined}
      className={`group md:table-row aria-current:shadow-[inset_4px_0_0_var(--accent)] max-md:relative max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:gap-y-1 max-md:border-b max-md:border-line max-md:px-(--pad) max-md:py-3 max-md:last:border-b-0 ${
        isSelected ? 'bg-accent-soft' : 'hover:bg-[color-mix(in_srgb,var(--sunken)_55%,var(--surface))]'
      }`}
    >
      {selection && (
        <div role="cell" className={`${cellLook} w-13 max-md:w-auto max-md:absolute max-md:end-(--pad) max-md:top-4`}>
          <SelectionBox
            label={selection.nameOf(id)}
            isOn={isSelected}
            isDisabled={selection.isDisabled}
            onChange={(isOn) => selection.onTick([id], isOn)}
          />
        </div>
      )}
      {columns.map(({ id: column, cell, isNumber, inCard }) => (
        <div
          key={column}
          role="cell"
          className={`${cellLook} ${inCard ? placeInCard[inCard] : ''} ${isNumber ? 'tabular-nums md:text-end' : ''}`}
        >
          {cell(row)}
        </div>
      ))}
    </div>
  );
}
