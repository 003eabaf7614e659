import type { FieldDatabase } from './database.ts';

const id = 'toldUnsent';

/**
 * That the server was told a number of unsent items lies beside them. A cookie of the server that still has a number
 * where this is missing tells that the browser has cleared the store.
 */
export function createToldUnsent({ kept }: FieldDatabase) {
  return {
    async wasTold(): Promise<boolean> {
      return (await kept.get(id)) !== undefined;
    },
    /** Written before the server is told, so that no cookie stands alone while the store is whole. */
    async noteTold(): Promise<void> {
      await kept.put({ id });
    },
  };
}
