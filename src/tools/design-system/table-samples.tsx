import { useState, type ReactNode } from 'react';
import { refreshPath } from '../../ui/more-icon-paths.ts';
import { BulkBar } from '../../ui/list/bulk-bar.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { FilterChip } from '../../ui/list/filter-chip.tsx';
import { FilterMenu } from '../../ui/list/filter-menu.tsx';
import { Empty, LoadFailed, NotKept } from '../../ui/page/instead.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import { pumpPath, swapPath, tagPath } from '../../ui/controls/portal-icon-paths.ts';
import { SearchField } from '../../ui/controls/search-field.tsx';
import type { TableSort } from '../../ui/list/table-column.ts';
import { ViewSwitch } from '../../ui/page/view-switch.tsx';
import { sampleColumns, sampleDevices, type SampleDevice } from './sample-devices.tsx';
import { sites } from './sample-options.ts';
import { Sample, SampleSection } from './sample.tsx';

const contents = {
  rows: 'Rows',
  loading: 'Loading',
  empty: 'Empty',
  failed: 'Failed',
  offline: 'No network',
};

/** A list as it stands on a page: search, filters, selection, rows, paging, and what stands there instead of rows. */
export function TableSamples({ title }: { title: string }) {
  const [shown, setShown] = useState('rows');
  const [sought, setSought] = useState('');
  const [atSites, setAtSites] = useState<ReadonlySet<string>>(new Set(['surgery']));
  const [isFiltered, setFiltered] = useState(true);
  const [page, setPage] = useState(1);
  return (
    <SampleSection title={title}>
      <Sample name="FilterBar, FilterMenu, FilterChip" isWide>
        <FilterBar
          label="Filters of the devices"
          search={
            <SearchField
              label="Search this list"
              placeholder="Serial, model, room"
              clear="Clear search of this list"
              value={sought}
              onChange={setSought}
            />
          }
          filters="Filters"
          activeCount={atSites.size + Number(isFiltered)}
          close="Close"
        >
          <FilterMenu
            label="Site"
            options={sites}
            selected={atSites}
            onChange={setAtSites}
            find={{ label: 'Find in the list', more: 'Type to find others.' }}
          />
          {isFiltered && (
            <FilterChip remove="Remove filter Due: overdue" onRemove={() => setFiltered(false)}>
              Due: overdue
            </FilterChip>
          )}
          <Button variant="quiet" isCompact onPress={() => setAtSites(new Set())}>
            Clear all
          </Button>
        </FilterBar>
      </Sample>
      <Sample name="DataTable, BulkBar, Pager" isWide>
        <ViewSwitch
          label="Content of the table"
          options={Object.entries(contents).map(([id, label]) => ({ id, label }))}
          chosen={shown}
          onChoose={setShown}
        />
        <Card isFlush>
          <SampleTable shown={shown} />
          <Pager
            label="Pages of the list"
            range="1 to 4 of 412"
            page={`Page ${page} of 103`}
            previous="Previous page"
            next="Next page"
            onPrevious={page > 1 ? () => setPage(page - 1) : undefined}
            onNext={() => setPage(page + 1)}
          />
        </Card>
      </Sample>
    </SampleSection>
  );
}

function SampleTable({ shown }: { shown: string }) {
  const [sort, setSort] = useState<TableSort>({ column: 'due', direction: 'ascending' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['SP2-55120']));
  return (
    <>
      {selected.size > 0 && shown === 'rows' && (
        <BulkBar selected={`${selected.size} selected`} clear="Clear selection" onClear={() => setSelected(new Set())}>
          <Button isCompact icon={tagPath}>
            Labels
          </Button>
          <Button isCompact icon={swapPath}>
            Move
          </Button>
        </BulkBar>
      )}
      <DataTable
        label="Devices"
        columns={sampleColumns}
        content={contentOf(shown, sort)}
        idOf={({ serial }) => serial}
        sort={sort}
        onSort={setSort}
        sortWords={{ by: 'Sort', ascending: 'upwards', descending: 'downwards' }}
        selection={{
          isSelected: (id) => selected.has(id),
          onTick: (ids, isOn) =>
            setSelected(new Set([...[...selected].filter((id) => !ids.includes(id)), ...(isOn ? ids : [])])),
          all: 'Select all',
          nameOf: (id) => `Select ${id}`,
        }}
      />
    </>
  );
}

function contentOf(shown: string, sort: TableSort) {
  const instead: Record<string, ReactNode> = {
    empty: (
      <Empty icon={pumpPath} title="No device fits these filters" text="Take one off, or look for something else." />
    ),
    failed: (
      <LoadFailed title="The list could not be loaded" text="The server did not answer. Your filters are kept.">
        <Button icon={refreshPath}>Try again</Button>
      </LoadFailed>
    ),
    offline: (
      <NotKept title="Not on this device yet" text="Open this page once with network, then it is here without." />
    ),
  };
  if (shown === 'rows') return { kind: 'rows' as const, rows: sorted(sort) };
  if (shown === 'loading') return { kind: 'loading' as const, label: 'Devices are being loaded' };
  return { kind: 'instead' as const, shown: instead[shown] };
}

function sorted({ column, direction }: TableSort): SampleDevice[] {
  const upwards = sampleDevices.toSorted((one, other) =>
    column === 'due' ? one.dueIn - other.dueIn : one.model.localeCompare(other.model),
  );
  return direction === 'ascending' ? upwards : upwards.toReversed();
}
