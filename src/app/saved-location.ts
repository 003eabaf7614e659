import { isOwnPath } from './redirect-target.ts';

const key = 'savedLocation';

/** Where somebody wanted to go before they had to sign in; of this tab alone, and over a full load. */
export function saveLocation({ pathname, search, hash }: Location): void {
  attempt(() => sessionStorage.setItem(key, pathname + search + hash));
}

/** Only a path of our own, whatever stands in the store. */
export function readSavedLocation(): string | undefined {
  const saved = attempt(() => sessionStorage.getItem(key)) ?? undefined;
  return saved !== undefined && isOwnPath(saved) ? saved : undefined;
}

export function forgetSavedLocation(): void {
  attempt(() => sessionStorage.removeItem(key));
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined; // storage may be switched off
  }
}
