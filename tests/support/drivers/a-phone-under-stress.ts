import { Dexie } from 'dexie';
import type { JsonAnswer } from '../../../src/api/fetch-json.ts';
import { uuidV7 } from '../../../src/domain/uuid-v7.ts';
import { createFieldStorage } from '../../../src/offline/create-field-storage.ts';
import { databaseVersion, FieldDatabase } from '../../../src/offline/database.ts';
import { freezeSubmission } from '../../../src/offline/freeze-submission.ts';
import { deliverWaiting } from '../../../src/offline/outbox/deliver-waiting.ts';
import { createDiscardedItems } from '../../../src/offline/outbox/discarded-items.ts';
import { createOutbox } from '../../../src/offline/outbox/outbox.ts';
import { createReturnedDrafts } from '../../../src/offline/outbox/returned-drafts.ts';
import { createWithoutAccount } from '../../../src/offline/outbox/without-account.ts';
import { createPhotos } from '../../../src/offline/photos/photos.ts';
import { exportUnsent } from '../../../src/offline/rescue/export-unsent.ts';
import { importUnsent } from '../../../src/offline/rescue/import-unsent.ts';
import { readOnlyStorage } from '../../../src/offline/read-only-storage.ts';
import type { DeviceRegistration } from '../../../src/contract/device-registration.ts';
import type { FunctionCheck } from '../../../src/contract/function-check.ts';

type Post = (body: string) => Promise<JsonAnswer>;
const device = { labelText: null, labelVerification: 'manual' as const };

/** The disk of all phones of a test; while it is full, every write fails. */
export const disk = { isFull: false };
export function fillableDisk(): void {
  for (const method of ['add', 'put'] as const) {
    const write = IDBObjectStore.prototype[method];
    IDBObjectStore.prototype[method] = function (this: IDBObjectStore, ...row: Parameters<typeof write>) {
      if (disk.isFull) throw new DOMException('the disk is full', 'QuotaExceededError');
      return write.apply(this, row);
    };
  }
}

type RunnerParts = {
  name: string;
  post: Post;
  now: () => number;
  /** Who is signed in on the page: what they made is sent too. */
  whose?: string;
};

/** One page or worker on a phone. What it does after `kill` reaches neither disk nor lock any more. */
export async function aRunner({ name, post, now, whose }: RunnerParts) {
  const database = new FieldDatabase(name);
  await database.open();
  const killed = Promise.withResolvers<never>();
  killed.promise.catch(() => {}); // nobody may be waiting for it
  const isNewer = database.versionOnDisk > databaseVersion;
  const outbox = createOutbox({ database, now, random: () => 0.5 });
  const photos = createPhotos({ database, now, random: () => 0.5 });
  const discarded = createDiscardedItems({ database, now });
  const returned = createReturnedDrafts({ database, photos, now });
  const withoutAccount = createWithoutAccount({ database, outbox, photos, now });
  const file = { readMe: 'Holds names.', madeAt: now(), appVersion: '0.1.0' };
  const deliver = async (lock: { withLock(run: () => Promise<boolean>): Promise<boolean> }) => {
    const delivery = { outbox, lock, sender: { post, now, clockSkewMs: () => null } };
    await deliverWaiting(delivery, 'everything');
    if (whose === undefined) return;
    await deliverWaiting({ ...delivery, whose }, 'everything');
    await deliverWaiting(delivery);
  };
  const readOnly = readOnlyStorage(
    createFieldStorage({ database, load: () => Promise.reject(new Error('a newer store is not written')) }),
  );
  return {
    isNewer,
    async add(submission: FunctionCheck | DeviceRegistration): Promise<void> {
      if (isNewer) return readOnly.submit({ submission, device });
      await outbox.add(await freezeSubmission({ submission, device }, now()));
    },
    /** One at a time, as the browser's lock has it. */
    deliver: () =>
      isNewer
        ? readOnly.deliver()
        : deliver({
            withLock: (run) =>
              navigator.locks.request(`outbox ${name}`, () =>
                Promise.race([run(), killed.promise]),
              ) as Promise<boolean>,
          }),
    /** As a runner does whose lock was stolen while it looked frozen. */
    deliverWithoutLock: () => (isNewer ? readOnly.deliver() : deliver({ withLock: (run) => run() })),
    async retryAll(): Promise<void> {
      for (const { id } of await outbox.readAll()) await outbox.retry(id);
    },
    discard: discarded.discard,
    undoDiscard: discarded.undo,
    takeBack: (id: string) => returned.takeBack(id),
    correct: (id: string) => returned.correct(id, { reason: 'wrong reading' }),
    sendWithoutAccount: (id: string) => withoutAccount.sendWithoutAccount(id, 'Sent again'),
    exportAll: () =>
      exportUnsent({ database, readBytes: photos.readBytes, checklistOf: () => Promise.resolve(null) }, file),
    importAll: (from: Blob) => importUnsent({ database, outbox, photos, now }, from),
    /** Everything a person can see on this phone, in one look. */
    see: () =>
      database.transaction('r', [database.outbox, database.received], async () => ({
        unsent: await outbox.readAll(),
        received: (await database.received.toArray()).map(({ id }) => id),
      })),
    kill(): void {
      killed.reject(new Error('killed'));
      database.close();
    },
  };
}
export type Runner = Awaited<ReturnType<typeof aRunner>>;

/** A newer build comes to the phone and changes its tables; whoever has the store open has to step aside. */
export async function upgradeByANewerBuild(name: string): Promise<void> {
  const newer = new Dexie(name);
  await newer.open();
  const tables = Object.fromEntries(newer.tables.map(({ name: table, schema }) => [table, schemaText(schema)]));
  newer.close();
  const upgraded = new Dexie(name);
  upgraded.version(databaseVersion + 1).stores({ ...tables, later: 'id' });
  await upgraded.open();
  upgraded.close();
}
const schemaText = ({ primKey, indexes }: Dexie['tables'][number]['schema']) =>
  [primKey, ...indexes].map(({ src }) => src).join(', ');

export const aPhoneName = () => `phone-${uuidV7(Date.now())}`;
