import { useEffect, useState } from 'react';
import { readListAddress, writeListAddress, type ListAddress } from './list-address.ts';
import { keepListSize, readListSize, usualListSize, type ListSize } from './list-size.ts';
import type { TableSort } from './table-column.ts';

type Options = {
  path: string;
  /** The search of the address as it is written now. */
  search: string;
  /** Always the same array. */
  filterNames: readonly string[];
  goTo: (href: string, how?: 'replace') => void;
};

const typingPause = 300; // milliseconds

/** What is looked at of a list, kept in its address, so that Back and a sent link show the same. */
export function useListAddress({ path, search, filterNames, goTo }: Options) {
  const address = readListAddress(search, filterNames);
  const [typing, setTyping] = useState<{ text: string; over: string }>();
  const [asked, setAsked] = useState<string>();
  const [likedSize, setLikedSize] = useState(() => readListSize(() => localStorage));
  // What is typed stays while the address follows; where somebody went back, the address counts.
  const isTyping = typing !== undefined && (typing.over === search || address.q === asked);
  const typed = isTyping ? typing.text : address.q;

  // From the first page on: another question has other pages.
  const ask = (change: Partial<ListAddress>, how?: 'replace') =>
    goTo(path + writeListAddress({ ...address, q: typed, cursor: undefined, ...change }), how);

  useEffect(() => {
    const before = readListAddress(search, filterNames);
    if (typed === before.q) return undefined;
    const timer = setTimeout(() => {
      setAsked(typed);
      goTo(path + writeListAddress({ ...before, q: typed, cursor: undefined }), 'replace');
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed, search, path, filterNames, goTo]);

  return {
    address: { ...address, size: address.size ?? likedSize },
    typed,
    setTyped: (text: string) => setTyping({ text, over: search }),
    activeCount: Object.values(address.filters).flat().length,
    setFilter: (name: string, values: Iterable<string>) =>
      ask({ filters: { ...address.filters, [name]: [...values] } }),
    clear() {
      setTyping(undefined);
      ask({ q: '', filters: {} });
    },
    turnTo: (cursor: string) => goTo(path + writeListAddress({ ...address, cursor })),
    /** What is looked for, whichever page of it is shown: of this a file is made. */
    question: writeListAddress({ ...address, cursor: undefined, size: undefined }),
    size: address.size ?? likedSize ?? usualListSize,
    /** In place of the address before, which does not always say a size: Back would show this one there too. */
    setSize(size: ListSize) {
      keepListSize(() => localStorage, size);
      setLikedSize(size);
      ask({ size }, 'replace');
    },
    sort: sortOf(address.sort),
    setSort: ({ column, direction }: TableSort) => ask({ sort: direction === 'descending' ? `-${column}` : column }),
  };
}
export type ListLook = ReturnType<typeof useListAddress>;

function sortOf(sort: string | undefined): TableSort | null {
  if (sort === undefined) return null;
  return sort.startsWith('-')
    ? { column: sort.slice(1), direction: 'descending' }
    : { column: sort, direction: 'ascending' };
}
