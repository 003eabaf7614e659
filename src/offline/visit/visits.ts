import type { KeptAnswer, Visit, VisitDatabase } from './visit-database.ts';
import { visitKey } from './visit-key.ts';

/** What a person took along to sites. */
export function createVisits(database: VisitDatabase) {
  const { visits, answers } = database;
  return {
    /** The latest first. */
    async list(): Promise<Visit[]> {
      return (await visits.toArray()).toSorted((a, b) => b.startedAt - a.startedAt);
    },

    /** The latest answer to a question in any of the visits. */
    async read(question: readonly unknown[]): Promise<Pick<KeptAnswer, 'data' | 'at'> | null> {
      const found = await answers.where('key').equals(visitKey(question)).toArray();
      return found.toSorted((a, b) => b.at - a.at)[0] ?? null;
    },

    async remove(siteId: string): Promise<void> {
      await database.transaction('rw', visits, answers, async () => {
        await answers.where('siteId').equals(siteId).delete();
        await visits.delete(siteId);
      });
    },

    /** Visits that were begun before this; what they know has become too old to go by. */
    async dropBefore(time: number): Promise<void> {
      for (const { id, startedAt } of await visits.toArray()) if (startedAt < time) await this.remove(id);
    },
  };
}
