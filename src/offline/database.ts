import { Dexie, type Table } from 'dexie';

/** Rows as they lie on disk. They come from other builds too, so they are checked again before use. */
type StoredRow = { id: string; [field: string]: unknown };

/** Counts up with every change of the tables; changes are additive within a release. */
export const databaseVersion = 2;

/** Everything the field pages keep on this phone (design: the one store for work that must not be lost). */
export class FieldDatabase extends Dexie {
  declare drafts: Table<StoredRow, string>;
  declare outbox: Table<StoredRow, string>;
  declare received: Table<StoredRow, string>;
  declare checklists: Table<StoredRow, string>;
  /** Single values under a name: the pack, the remembered performer. */
  declare kept: Table<StoredRow, string>;
  /** What is known of a photo, and its bytes apart. */
  declare photos: Table<StoredRow, string>;
  declare photoBytes: Table<StoredRow, string>;

  constructor(name = 'field') {
    // Strict: a write is reported as done only when it is on disk, not when the system promised to write it soon.
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      drafts: 'id',
      outbox: 'id, status',
      received: 'id, receivedAt',
      checklists: 'id',
      kept: 'id',
    });
    this.version(databaseVersion).stores({ photos: 'id, submissionId', photoBytes: 'id' });
    // Another tab or worker has a newer build and wants to change the tables: step aside, so that nobody waits for us.
    this.on('versionchange', () => {
      this.close();
      return false;
    });
  }

  /** The version on disk: Dexie opens a newer one without a word. Needs an open database. */
  get versionOnDisk(): number {
    return this.backendDB().version / 10;
  }
}
