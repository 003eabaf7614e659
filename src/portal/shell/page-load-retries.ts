import { quietly } from '../../ui/quietly.ts';

const key = 'pageLoadRetries';
/** Specification, section 9. */
const mostRetries = 100;
export const retryPause = 2_000; // milliseconds

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Counts the reloads after pages that did not load, over the reloads themselves (specification, section 2). Where
 * nothing can be counted nothing is reloaded: it would never end.
 */
export function createPageLoadRetries(storage: () => SessionStorage) {
  return {
    /** Takes one of the hundred; false when there is none left. */
    take(): boolean {
      const counted = quietly(() => {
        const taken = Number(storage().getItem(key) ?? '0');
        if (!Number.isInteger(taken) || taken >= mostRetries) return false;
        storage().setItem(key, String(taken + 1));
        return true;
      });
      return counted ?? false;
    },
    /** A page has loaded: the next failure begins anew. */
    reset(): void {
      quietly(() => storage().removeItem(key));
    },
  };
}
