import { Fragment, type ReactNode } from 'react';
import { GroupHeading, headingsOf } from './group-heading.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { SortMenu, type SortWords } from './sort-menu.tsx';
import type { TableColumn, TableSort } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { VirtualRows } from './virtual-rows.tsx';

export type TableSelection = {
  isSelected: (id: string) => boolean;
  /** Takes these in, or out; what is selected elsewhere stays. */
  onTick: (ids: readonly string[], isOn: boolean) => void;
  all: string;
  nameOf: (id: string) => string;
  /** While the rows are those of another question. */
  isDisabled?: boolean;
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
  /** The heading under which a row stands: said before the first of those that follow each other. */
  groupOf?: ((row: Row) => string) | undefined;
  sort?: TableSort | null;
  onSort?: (sort: TableSort) => void;
  /** On a phone there are no heads to press: then a menu sorts, by these words. */
  sortWords?: SortWords;
  selection?: TableSelection;
  /** The row whose thing is shown beside the table. */
  currentId?: string | undefined;
  /** True while these are rows of the question before, until those of the new one are here. */
  isAwaited?: boolean;
};

const mostWhole = 60; // rows, beyond which only those in sight are made

/**
 * Rows of what there is. Below 768 px each row becomes a card. Written out by roles, because to a screen
 * reader a <table> whose parts are laid out otherwise is none any more.
 */
export function DataTable<Row>({ label, columns, content, idOf, sort = null, onSort, ...rest }: DataTableProps<Row>) {
  const { selection, sortWords, isAwaited, groupOf, currentId } = rest;
  if (content.kind === 'loading') return <SkeletonRows label={content.label} />;
  if (content.kind === 'instead') return content.shown;
  const { rows } = content;
  const isLong = rows.length > mostWhole;
  const headings = groupOf && headingsOf(rows.map(groupOf));
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
        aria-busy={isAwaited || undefined}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
        className="w-full border-separate border-spacing-0 text-s leading-close md:table"
      >
        <TableHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          selection={selection}
          ids={rows.map(idOf)}
          isCounted={isLong}
        />
        {isLong ? (
          <VirtualRows {...{ rows, columns, idOf, headings, selection, currentId }} />
        ) : (
          <div role="rowgroup" className="md:table-row-group">
            {rows.map((row, index) => (
              <Fragment key={idOf(row)}>
                <GroupHeading text={headings?.[index]} />
                <TableRow
                  row={row}
                  id={idOf(row)}
                  columns={columns}
                  selection={selection}
                  isCurrent={idOf(row) === currentId}
                />
              </Fragment>
            ))}
          </div>
        )}
      </div>
    </>
  );
}
