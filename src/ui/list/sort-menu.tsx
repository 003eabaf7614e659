import { Button } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { downPath } from '../icon-paths.ts';
import { chipLook, chipOff } from './filter-chip.tsx';
import { Menu } from '../controls/menu.tsx';
import { upPath } from '../controls/portal-icon-paths.ts';
import { nextSort, type TableColumn, type TableSort } from './table-column.ts';

/** What is said about the order of a list. */
export type SortWords = { by: string; ascending: string; descending: string };

type SortMenuProps<Row> = {
  columns: readonly TableColumn<Row>[];
  words: SortWords;
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
};

/** Sorts a list whose rows are cards and have no heads. Choosing the same again turns the order. */
export function SortMenu<Row>({ columns, words, sort, onSort }: SortMenuProps<Row>) {
  const entries = columns
    .filter(({ isSortable }) => isSortable)
    .map(({ id, head }) => ({
      kind: 'item' as const,
      id,
      label: head,
      ...(sort?.column === id && { end: words[sort.direction] }),
    }));
  const head = columns.find(({ id }) => id === sort?.column)?.head;
  const trigger = (
    <Button className={`${chipLook} ${chipOff}`}>
      {head === undefined ? words.by : `${words.by}: ${head}`}
      <Icon path={sort?.direction === 'ascending' ? upPath : downPath} />
    </Button>
  );
  return (
    <Menu
      label={words.by}
      trigger={trigger}
      entries={entries}
      chosen={sort?.column ?? ''}
      onAction={(column) => onSort(nextSort(sort, column))}
    />
  );
}
