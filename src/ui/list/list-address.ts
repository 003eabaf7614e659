import { asListSize, usualListSize, type ListSize } from './list-size.ts';

/** What is looked at of a list, as its address says it. */
export type ListAddress = {
  q: string;
  sort: string | undefined;
  cursor: string | undefined;
  /** Rows on a page; as many as the person likes where the address does not say. */
  size: ListSize | undefined;
  /** The chosen values of each filter; none means all. */
  filters: Record<string, readonly string[]>;
};

/** Reads the search of an address; what no filter is named for is left out. */
export function readListAddress(search: string, filterNames: readonly string[]): ListAddress {
  const parameters = new URLSearchParams(search);
  return {
    q: parameters.get('q') ?? '',
    sort: parameters.get('sort') ?? undefined,
    cursor: parameters.get('cursor') ?? undefined,
    size: asListSize(parameters.get('size')),
    filters: Object.fromEntries(filterNames.map((name) => [name, parameters.getAll(name)])),
  };
}

/** Writes it, empty parts left out: the address of the whole list is bare. */
export function writeListAddress({ q, sort, cursor, size, filters }: ListAddress): string {
  const parameters = new URLSearchParams([
    ...(q === '' ? [] : [['q', q]]),
    ...(sort === undefined ? [] : [['sort', sort]]),
    ...Object.entries(filters).flatMap(([name, values]) => values.map((value) => [name, value])),
    ...(size === undefined ? [] : [['size', String(size)]]),
    ...(cursor === undefined ? [] : [['cursor', cursor]]),
  ]);
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** What is found, in whatever order and on whichever page: addresses with the same find the same. */
export const foundBy = ({ q, filters }: ListAddress): string =>
  writeListAddress({ q: q.trim(), filters, sort: undefined, cursor: undefined, size: undefined });

/** What is looked for, whichever page of it is shown. */
export const filterOf = ({ q, filters }: Pick<ListAddress, 'q' | 'filters'>) => ({
  ...filters,
  q: q.trim() === '' ? undefined : q,
});

/** The same as a question to the server; what it answers anyway is not asked for, so that it is the same question. */
export const askedOf = (address: ListAddress) => ({
  ...filterOf(address),
  sort: address.sort,
  cursor: address.cursor,
  size: address.size === usualListSize ? undefined : address.size,
});
