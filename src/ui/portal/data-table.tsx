import type { ReactNode } from 'react';
import { SelectionBox } from './selection-box.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { SortMenu, type SortWords } from './sort-menu.tsx';
import type { TableColumn, TableSort } from './table-column.ts';
import { TableHead } from './table-head.tsx';

export type TableSelection = {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  all: string;
  nameOf: (id: string) => string;
};

type DataTableProps<Row> = {
  label: string;
  columns: readonly TableColumn<Row>[];
  /** `instead`: what is shown when there are no rows to show: empty, failed, not here without network. */
  content:
    | { kind: 'rows'; rows: readonly Row[] }
    | { kind: 'loading'; label: string }
    | { kind: 'instead'; shown: ReactNode };
  idOf: (row: Row) => string;
  sort?: TableSort | null;
  onSort?: (sort: TableSort) => void;
  /** On a phone there are no heads to press: then a menu sorts, by these words. */
  sortWords?: SortWords;
  selection?: TableSelection;
};

/**
 * Rows of what there is. Below 768 px each row becomes a card. Written out by roles, because to a screen
 * reader a <table> whose parts are laid out otherwise is none any more.
 */
export function DataTable<Row>({ label, columns, content, idOf, sort = null, onSort, ...rest }: DataTableProps<Row>) {
  const { selection, sortWords } = rest;
  if (content.kind === 'loading') return <SkeletonRows label={content.label} />;
  if (content.kind === 'instead') return content.shown;
  const { rows } = content;
  return (
    <>
      {onSort && sortWords && (
        <div className="border-b border-line px-(--pad) py-2 md:hidden">
          <SortMenu columns={columns} words={sortWords} sort={sort} onSort={onSort} />
        </div>
      )}
      <div
        role="table"
        aria-label={label}
        className="w-full border-separate border-spacing-0 text-s leading-close md:table"
      >
        <TableHead columns={columns} sort={sort} onSort={onSort} selection={selection} ids={rows.map(idOf)} />
        <div role="rowgroup" className="md:table-row-group">
          {rows.map((row) => (
            <BodyRow key={idOf(row)} row={row} id={idOf(row)} columns={columns} selection={selection} />
          ))}
        </div>
      </div>
    </>
  );
}

type BodyRowProps<Row> = {
  row: Row;
  id: string;
  columns: readonly TableColumn<Row>[];
  selection: TableSelection | undefined;
};

const cellLook =
  'md:table-cell md:align-middle border-b border-line px-3 py-1.5 first:ps-(--pad) last:pe-(--pad) md:h-13 md:group-last:border-b-0 max-md:border-0 max-md:p-0 max-md:first:ps-0 max-md:last:pe-0';
const placeInCard = {
  line: 'max-md:col-span-full max-md:pe-9',
  end: 'max-md:text-end max-md:self-center',
  none: 'max-md:hidden',
};

function BodyRow<Row>({ row, id, columns, selection }: BodyRowProps<Row>) {
  const isSelected = selection?.selected.has(id) ?? false;
  return (
    <div
      role="row"
      data-selected={isSelected || undefined}
      className={`group md:table-row max-md:relative max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:gap-y-1 max-md:border-b max-md:border-line max-md:px-(--pad) max-md:py-3 max-md:last:border-b-0 ${
        isSelected ? 'bg-accent-soft' : 'hover:bg-[color-mix(in_srgb,var(--sunken)_55%,var(--surface))]'
      }`}
    >
      {selection && (
        <div role="cell" className={`${cellLook} w-13 max-md:w-auto max-md:absolute max-md:end-(--pad) max-md:top-4`}>
          <SelectionBox
            label={selection.nameOf(id)}
            isOn={isSelected}
            onChange={(isOn) => selection.onChange(toggled(selection.selected, id, isOn))}
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

function toggled(selected: ReadonlySet<string>, id: string, isOn: boolean): ReadonlySet<string> {
  const others = [...selected].filter((each) => each !== id);
  return new Set(isOn ? [...others, id] : others);
}
