import { Dexie, type Table } from 'dexie';
import { visitPrefix } from './visit-names.ts';

/** A site somebody takes along. Times are milliseconds since 1970 by the clock of the phone. */
export type Visit = {
  /** Of the site. */
  id: string;
  customerId: string;
  siteName: string;
  /** What was asked for before this is not of this preparation. */
  startedAt: number;
  /** Null while something is missing. */
  finishedAt: number | null;
  /** Of a complete one that is being fetched anew: since when. It stays as it is until all of that is here. */
  anewSince?: number;
  devices: number;
  done: number;
  /** The models of the devices, for their checklists. */
  modelNos: number[];
  /** False where the site has more devices than are taken along. */
  isWhole: boolean;
};

/** What the server said to a question, for one visit. */
export type KeptAnswer = { id: string; siteId: string; key: string; at: number; data: unknown };

/** The visits of one person: apart from the work of the field pages, because they go with the session. */
export class VisitDatabase extends Dexie {
  declare visits: Table<Visit, string>;
  declare answers: Table<KeptAnswer, string>;
  /** True once its person has signed out: it stays closed. */
  isOver = false;

  constructor(userId: string) {
    super(visitPrefix + userId);
    this.version(1).stores({ visits: 'id', answers: 'id, key, siteId' });
    // Somebody signs out, here or in another tab: what still writes must not make it anew.
    this.on('versionchange', () => {
      this.isOver = true;
      this.close({ disableAutoOpen: true });
      return false;
    });
  }
}
