import type { ReactNode } from 'react';
import { FilterBar } from './filter-bar.tsx';
import { FilterMenu } from './filter-menu.tsx';
import type { Option } from '../controls/option-list.tsx';
import { SearchField } from '../controls/search-field.tsx';
import type { ListLook } from './use-list-address.ts';

export type ListFilter = {
  name: string;
  label: string;
  options: readonly Option[];
  /** Told what is typed into a long one, where the server knows more. */
  onType?: (text: string) => void;
};

export type ListFiltersWords = {
  search: string;
  clearSearch: string;
  filters: string;
  close: string;
  find: { label: string; more: string };
};

type ListFiltersProps = {
  look: ListLook;
  words: ListFiltersWords;
  filters: readonly ListFilter[];
  more?: ReactNode;
  isSearched?: boolean | undefined;
};

/** The search and the filters of a list: they stay while its rows are awaited. */
export function ListFilters({ look, words, filters, more, isSearched = true }: ListFiltersProps) {
  const search = isSearched && (
    <SearchField
      label={words.search}
      placeholder={words.search}
      clear={words.clearSearch}
      value={look.typed}
      onChange={look.setTyped}
    />
  );
  return (
    <FilterBar
      label={words.filters}
      search={search}
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
      {more}
    </FilterBar>
  );
}
