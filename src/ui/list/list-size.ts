import { quietly } from '../quietly.ts';

/** How many rows a page of a list may have. */
export const listSizes = [25, 50, 100, 200] as const;
export type ListSize = (typeof listSizes)[number];

/** What the server answers unless asked for more. */
export const usualListSize = 25;

const key = 'listSize';

/** A size as it stands in an address; undefined for what is none. */
export const asListSize = (text: string | null | undefined): ListSize | undefined =>
  listSizes.find((size) => String(size) === text);

/** The size chosen last on this device, whichever list it was chosen for. */
export const readListSize = (storage: () => Pick<Storage, 'getItem'>): ListSize | undefined =>
  asListSize(quietly(() => storage().getItem(key)));

/** Remembers it for the next list. */
export function keepListSize(storage: () => Pick<Storage, 'setItem'>, size: ListSize): void {
  quietly(() => storage().setItem(key, String(size)));
}
