import { Dexie, type Table } from 'dexie';

/** Rows as they lie on disk. They come from other builds too, so they are checked again before use. */
type StoredRow = { id: string; [field: string]: unknown };

/** Counts up with every change of the tables; changes are additive within a release. */
export const databaseVersion = 3;

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
    // All tables as they are today: Dexie finds by itself what an older store lacks. What is due is found by an index.
    this.version(databaseVersion)
      .stores({
        drafts: 'id',
        outbox:
          'id, status, [status+nextAttemptAt], [status+triedAt], [status+submission.kindOfSubmission], replacedBy',
        received: 'id, receivedAt',
        checklists: 'id',
        kept: 'id',
        photos: 'id, submissionId, [status+nextAttemptAt], [status+triedAt]',
        photoBytes: 'id',
      })
      // What waited for its first try under a session had no time, and an index holds only what has one.
      .upgrade(() => this.outbox.where({ status: 'waitsForSignIn' }).modify({ nextAttemptAt: 0 }));
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
