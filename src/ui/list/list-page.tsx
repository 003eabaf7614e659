import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { plusPath } from '../more-icon-paths.ts';
import { useTitle } from '../use-title.ts';
import { AwaitedView, type ViewWords } from '../page/awaited-view.tsx';
import type { TableSelection } from './data-table.tsx';
import { LinkButton } from '../controls/link-button.tsx';
import { ListFilters, type ListFilter, type ListFiltersWords } from './list-filters.tsx';
import { ListRows, type ListRowsWords, type RowsOfPage } from './list-rows.tsx';
import { PageBody } from '../page/page-body.tsx';
import { PageHeader } from '../page/page-header.tsx';
import type { TableColumn } from './table-column.ts';
import type { ListLook } from './use-list-address.ts';

type ListWords = ListFiltersWords &
  ListRowsWords & {
    view: ViewWords;
    /** From when the list is, where it could not be had anew. */
    asOf: (query: UseQueryResult<unknown>) => ReactNode;
    number: (value: number) => string;
  };

type ListPageProps<Row, Page> = {
  title: string;
  /** What is listed, in a sentence. */
  about?: string;
  look: ListLook;
  query: UseQueryResult<Page>;
  words: ListWords;
  actions?: ReactNode;
  /** The way to a new one, for those who may make one. */
  create?: { label: string; href: string } | false;
  filters: readonly ListFilter[];
  /** Filters that are no choice of values. */
  moreFilters?: ReactNode;
  /** False where the server finds them by their filters only. */
  isSearched?: boolean;
  columns: readonly TableColumn<Row>[];
  /** The heading under which a row stands in this order; undefined where the order has none. */
  groupOf?: ((row: Row) => string) | undefined;
  /** How many there are, in words. */
  total: (count: number, total: string) => string;
  /** What is said where there is none at all. */
  empty: { icon: string; title: string; text: string };
  /** What can be done with the selected ones. */
  bulk?: (page: Page) => ReactNode;
  selection?: ((page: Page) => TableSelection) | false;
  /** One of the rows, shown beside them where there is room: which, and what of it. */
  beside?: ((page: Page) => { currentId: string | undefined; shown: ReactNode }) | false;
};

/** A page that lists things: what they are, how to narrow them, and their rows. What is looked at stands in the address. */
export function ListPage<Row extends { id: string }, Page extends RowsOfPage<Row> & { total: number }>(
  props: ListPageProps<Row, Page>,
) {
  const { title, about, look, query, words, create, bulk, selection, empty } = props;
  useTitle(title);
  return (
    <PageBody>
      <PageHeader
        title={title}
        sub={
          <>
            {about} {words.asOf(query)}
          </>
        }
        actions={props.actions}
        primary={
          create && (
            <LinkButton variant="primary" icon={plusPath} href={create.href}>
              {create.label}
            </LinkButton>
          )
        }
      />
      <ListFilters
        look={look}
        words={words}
        filters={props.filters}
        more={props.moreFilters}
        isSearched={props.isSearched}
      />
      <AwaitedView query={query} words={words.view}>
        {(page) => {
          const one = props.beside ? props.beside(page) : undefined;
          const rows = (
            <>
              {bulk?.(page)}
              <ListRows
                label={title}
                look={look}
                words={words}
                columns={props.columns}
                groupOf={props.groupOf}
                count={page.total}
                total={props.total(page.total, words.number(page.total))}
                empty={empty}
                page={page}
                selection={selection ? selection(page) : undefined}
                isAwaited={query.isPlaceholderData}
                currentId={one?.currentId}
              />
            </>
          );
          if (!one) return rows;
          return (
            <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_384px]">
              <div className="grid min-w-0 grid-cols-1 gap-5">{rows}</div>
              {one.shown}
            </div>
          );
        }}
      </AwaitedView>
    </PageBody>
  );
}
