import type { Group } from '../../src/contract/group.ts';
import type { Language } from '../../src/contract/language.ts';

/** A signed-in person, as the database knows them at this moment. */
export type Caller = {
  userId: string;
  sessionId: string;
  customerId: string;
  group: Group;
  /** None = all of the customer's. */
  siteIds: string[];
  name: string;
  language: Language;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null for a stranger. */
    caller: Caller | null;
  }
}
