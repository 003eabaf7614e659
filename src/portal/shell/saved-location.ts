import { quietly } from '../../ui/quietly.ts';
import { isOwnPath } from './redirect-target.ts';

const key = 'savedLocation';

/** Where somebody wanted to go before they had to sign in; of this tab alone, and over a full load. */
export function saveLocation({ pathname, search, hash }: Location): void {
  quietly(() => sessionStorage.setItem(key, pathname + search + hash));
}

/** Only a path of our own, whatever stands in the store. */
export function readSavedLocation(): string | undefined {
  const saved = quietly(() => sessionStorage.getItem(key)) ?? undefined;
  return saved !== undefined && isOwnPath(saved) ? saved : undefined;
}

export function forgetSavedLocation(): void {
  quietly(() => sessionStorage.removeItem(key));
}
