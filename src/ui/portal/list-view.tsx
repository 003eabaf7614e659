import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { DataTable, type TableSelection } from './data-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterMenu } from './filter-menu.tsx';
import { Empty } from './instead.tsx';
import type { Option } from './option-list.tsx';
import { Pager } from './pager.tsx';
import { searchPath } from './portal-icon-paths.ts';
import { SearchField } from './search-field.tsx';
import type { SortWords } from './sort-menu.tsx';
import type { TableColumn } from './table-column.ts';
import type { ListLook } from './use-list-address.ts';

export type ListWords = {
  search: string;
  clearSearch: string;
  filters: string;
  close: string;
  find: { label: string; more: string };
  pager: { label: string; previous: string; next: string };
  sort: SortWords;
  nothing: { title: string; text: string; clear: string };
};

type ListFilter = {
  name: string;
  label: string;
  options: readonly Option[];
  /** Told what is typed into a long one, where the server knows more. */
  onType?: (text: string) => void;
};
export type ListPage<Row> = { items: readonly Row[]; next?: string | undefined; previous?: string | undefined };

type ListViewProps<Row> = {
  label: string;
  look: ListLook;
  words: ListWords;
  filters: readonly ListFilter[];
  columns: readonly TableColumn<Row>[];
  idOf: (row: Row) => string;
  goTo: (href: string) => void;
  /** How many there are, in words. */
  total: string;
  /** Shown where there is none at all. */
  empty: ReactNode;
  page: ListPage<Row>;
  selection?: TableSelection;
};

/** The search and the filters of a list: they stay while its rows are awaited. */
export function ListSearch({
  look,
  words,
  filters,
}: {
  look: ListLook;
  words: ListWords;
  filters: readonly ListFilter[];
}) {
  return (
    <FilterBar
      label={words.filters}
      search={
        <SearchField
          label={words.search}
          placeholder={words.search}
          clear={words.clearSearch}
          value={look.typed}
          onChange={look.setTyped}
        />
      }
      filters={words.filters}
      activeCount={look.activeCount}
      close={words.close}
    >
      {filters.map(({ name, label, options, onType }) => (
        <FilterMenu
          key={name}
          label={label}
          options={options}
          selected={new Set(look.address.filters[name])}
          onChange={(values) => look.setFilter(name, values)}
          find={words.find}
          onType={onType}
        />
      ))}
    </FilterBar>
  );
}

/** The rows of a list, its pages, and what is said where there are none. */
export function ListRows<Row>(props: Omit<ListViewProps<Row>, 'filters'>) {
  const { label, look, words, columns, idOf, goTo, total, empty, page, selection } = props;
  const { items, next, previous } = page;
  const isAsked = look.address.q !== '' || look.activeCount > 0;
  const nothing = isAsked ? (
    <Empty icon={searchPath} title={words.nothing.title} text={words.nothing.text}>
      <Button onPress={look.clear}>{words.nothing.clear}</Button>
    </Empty>
  ) : (
    empty
  );
  return (
    <Card isFlush>
      <DataTable
        label={label}
        columns={columns}
        idOf={idOf}
        content={items.length > 0 ? { kind: 'rows', rows: items } : { kind: 'instead', shown: nothing }}
        sort={look.sort}
        onSort={look.setSort}
        sortWords={words.sort}
        {...(selection && { selection })}
      />
      <Pager
        label={words.pager.label}
        range={total}
        page=""
        previous={words.pager.previous}
        next={words.pager.next}
        onPrevious={previous ? () => goTo(look.hrefOf(previous)) : undefined}
        onNext={next ? () => goTo(look.hrefOf(next)) : undefined}
      />
    </Card>
  );
}
