/** What is looked at of a list, as its address says it. */
export type ListAddress = {
  q: string;
  sort: string | undefined;
  cursor: string | undefined;
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
    filters: Object.fromEntries(filterNames.map((name) => [name, parameters.getAll(name)])),
  };
}

/** Writes it, empty parts left out: the address of the whole list is bare. */
export function writeListAddress({ q, sort, cursor, filters }: ListAddress): string {
  const parameters = new URLSearchParams([
    ...(q === '' ? [] : [['q', q]]),
    ...(sort === undefined ? [] : [['sort', sort]]),
    ...Object.entries(filters).flatMap(([name, values]) => values.map((value) => [name, value])),
    ...(cursor === undefined ? [] : [['cursor', cursor]]),
  ]);
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** The same as a question to the server. */
export const askedOf = ({ q, sort, cursor, filters }: ListAddress) => ({
  ...filters,
  q: q.trim() === '' ? undefined : q,
  sort,
  cursor,
});
