import { Fragment, useLayoutEffect, useRef } from 'react';
import type { TableSelection } from './data-table.tsx';
import { fixColumns } from './fix-columns.ts';
import { GroupHeading } from './group-heading.tsx';
import type { TableColumn } from './table-column.ts';
import { TableRow } from './table-row.tsx';
import { useIsPrinting } from './use-is-printing.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

type VirtualRowsProps<Row> = {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  idOf: (row: Row) => string;
  /** By the row before which it stands. */
  headings: readonly (string | undefined)[] | undefined;
  selection: TableSelection | undefined;
  currentId: string | undefined;
};

/**
 * The rows of a long table that are in sight, with room for the others. On paper all of them; and always the first, the
 * last, the one with the focus and those beside it, so that Tab leads from each row to the next wherever the page
 * was scrolled to.
 */
export function VirtualRows<Row>({ rows, columns, idOf, headings, selection, currentId }: VirtualRowsProps<Row>) {
  const body = useRef<HTMLDivElement>(null);
  const isPrinting = useIsPrinting();
  const { pieces, measure } = useRowsInSight({ body, ids: rows.map(idOf), isWhole: isPrinting });
  const heads = columns.map(({ head }) => head).join();

  useLayoutEffect(() => {
    const table = body.current?.parentElement;
    return isPrinting || !table ? undefined : fixColumns(table);
  }, [isPrinting, heads]);

  return (
    <div ref={body} role="rowgroup" className="md:table-row-group wrap-break-word">
      {pieces.map((piece) => {
        if (piece.kind === 'gap')
          return <div key={piece.key} role="presentation" className="md:table-row" style={{ height: piece.height }} />;
        const { index, id } = piece;
        return (
          <Fragment key={id}>
            <GroupHeading text={headings?.[index]} />
            <TableRow
              ref={measure}
              index={index}
              row={rows[index]!}
              id={id}
              columns={columns}
              selection={selection}
              isCurrent={id === currentId}
            />
          </Fragment>
        );
      })}
    </div>
  );
}
