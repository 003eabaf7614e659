import { AlertBanner } from '../page/alert-banner.tsx';
import { Button } from '../controls/button.tsx';
import { Card } from '../controls/card.tsx';
import { DataTable, type TableSelection } from './data-table.tsx';
import { Empty } from '../page/instead.tsx';
import { listSizes } from './list-size.ts';
import { Pager } from './pager.tsx';
import { searchPath } from '../controls/portal-icon-paths.ts';
import { SizeMenu, type SizeWords } from './size-menu.tsx';
import type { SortWords } from './sort-menu.tsx';
import type { TableColumn } from './table-column.ts';
import { useKeptScroll } from '../page/use-kept-scroll.ts';
import type { ListLook } from './use-list-address.ts';

export type ListRowsWords = {
  pager: { label: string; previous: string; next: string };
  size: SizeWords;
  sort: SortWords;
  nothing: { title: string; text: string; clear: string };
  /** Which rows are on record but cannot be shown. */
  unshown: (ids: readonly string[]) => string;
};

export type RowsOfPage<Row> = {
  items: readonly Row[];
  next?: string | undefined;
  previous?: string | undefined;
  unshown?: readonly string[] | undefined;
};

type ListRowsProps<Row> = {
  label: string;
  look: ListLook;
  words: ListRowsWords;
  columns: readonly TableColumn<Row>[];
  groupOf?: ((row: Row) => string) | undefined;
  /** How many there are, and the same in words. */
  count: number;
  total: string;
  /** What is said where there is none at all. */
  empty: { icon: string; title: string; text: string };
  page: RowsOfPage<Row>;
  selection?: TableSelection | undefined;
  isAwaited: boolean;
  currentId?: string | undefined;
};

/** The rows of a list, its pages, and what is said where there are none. */
export function ListRows<Row extends { id: string }>(props: ListRowsProps<Row>) {
  const { label, look, words, columns, groupOf, count, total, empty, page, selection, isAwaited } = props;
  const { items, next, previous, unshown } = page;
  useKeptScroll();
  const isAsked = look.address.q !== '' || look.activeCount > 0;
  const nothing = isAsked ? (
    <Empty icon={searchPath} title={words.nothing.title} text={words.nothing.text}>
      <Button onPress={look.clear}>{words.nothing.clear}</Button>
    </Empty>
  ) : (
    <Empty {...empty} />
  );
  return (
    <>
      {unshown && <AlertBanner title={words.unshown(unshown)} />}
      <Card isFlush>
        <DataTable
          label={label}
          columns={columns}
          groupOf={groupOf}
          idOf={({ id }) => id}
          content={items.length > 0 ? { kind: 'rows', rows: items } : { kind: 'instead', shown: nothing }}
          sort={look.sort}
          onSort={look.setSort}
          sortWords={words.sort}
          isAwaited={isAwaited}
          currentId={props.currentId}
          {...(selection && { selection: { ...selection, isDisabled: isAwaited } })}
        />
        <Pager
          label={words.pager.label}
          range={total}
          page={count > listSizes[0] && <SizeMenu words={words.size} size={look.size} onChange={look.setSize} />}
          previous={words.pager.previous}
          next={words.pager.next}
          onPrevious={previous ? () => look.turnTo(previous) : undefined}
          onNext={next ? () => look.turnTo(next) : undefined}
        />
      </Card>
    </>
  );
}
