import { Icon } from '../icon.tsx';
import { downPath } from '../icon-paths.ts';
import type { TableSelection } from './data-table.tsx';
import { upPath } from '../controls/portal-icon-paths.ts';
import { SelectionBox } from './selection-box.tsx';
import { nextSort, type TableColumn, type TableSort } from './table-column.ts';

type TableHeadProps<Row> = {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  onSort: ((sort: TableSort) => void) | undefined;
  selection: TableSelection | undefined;
  /** The rows in sight: "all" means these. */
  ids: readonly string[];
  /** Rows say which they are, where not all of them stand in the document. */
  isCounted: boolean;
};

const look =
  'table-cell h-10 align-middle border-b border-line bg-sunken px-3 text-start text-xs font-strong whitespace-nowrap text-second first:ps-(--pad) last:pe-(--pad)';

/** The heads of a table. On a phone they are gone: rows are cards there. */
export function TableHead<Row>({ columns, sort, onSort, selection, ids, isCounted }: TableHeadProps<Row>) {
  const chosen = ids.filter((id) => selection?.isSelected(id)).length;
  return (
    <div role="rowgroup" className="hidden md:table-header-group">
      <div role="row" aria-rowindex={isCounted ? 1 : undefined} className="table-row">
        {selection && (
          <div role="columnheader" className={`${look} w-13`}>
            <SelectionBox
              label={selection.all}
              isOn={chosen === ids.length && chosen > 0}
              isMixed={chosen > 0 && chosen < ids.length}
              isDisabled={selection.isDisabled}
              onChange={(isOn) => selection.onTick(ids, isOn)}
            />
          </div>
        )}
        {columns.map(({ id, head, isSortable, isNumber, isHeadHidden }) => (
          <div
            key={id}
            role="columnheader"
            aria-sort={sort?.column === id ? sort.direction : undefined}
            className={`${look} ${isNumber ? 'text-end' : ''}`}
          >
            {isSortable && onSort ? (
              <SortButton
                head={head}
                direction={sort?.column === id ? sort.direction : null}
                onPress={() => onSort(nextSort(sort, id))}
              />
            ) : (
              <span className={isHeadHidden ? 'unseen' : ''}>{head}</span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

type SortButtonProps = { head: string; direction: TableSort['direction'] | null; onPress: () => void };

function SortButton({ head, direction, onPress }: SortButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={`group -mx-1.5 inline-flex h-8 cursor-pointer items-center gap-1 rounded-mark px-1.5 font-strong hover:text-main [&_.icon]:size-4 ${direction ? 'text-main' : ''}`}
    >
      {head}
      <span className={direction ? '' : 'invisible group-hover:visible'}>
        <Icon path={direction === 'descending' ? downPath : upPath} />
      </span>
    </button>
  );
}
