import type { z } from '../../contract/zod.ts';
import type { WholeSearch } from './whole-search.ts';

/**
 * What an address asks of a list, checked by the contract's schema of that question: a parameter that the server would
 * refuse is left out of the address. What the schema does not know, such as the tab of a page, stays.
 */
export const checkedSearch =
  (schema: { shape: Record<string, z.ZodMiniType> }) =>
  (search: WholeSearch): WholeSearch =>
    Object.fromEntries(
      Object.entries(search).filter(([name, value]) => {
        const known = schema.shape[name];
        return known === undefined || known.safeParse(value).success;
      }),
    );
