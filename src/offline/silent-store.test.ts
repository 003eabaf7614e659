import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { aFunctionCheck } from '../../tests/support/builders/a-function-check.ts';
import { aServerOfSubmissions } from '../../tests/support/servers/a-server-of-submissions.ts';
import { uuidV7 } from '../domain/uuid-v7.ts';
import { createCheckedStorage } from './checked-storage.ts';
import { createFieldStorage } from './create-field-storage.ts';
import { FieldDatabase } from './database.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { longestSilence } from './in-time.ts';

Object.assign(globalThis, { reportError: (error: unknown) => console.error(error) });

const device = { labelText: null, labelVerification: 'manual' as const };
const now = Date.UTC(2026, 10, 27, 13);
let database: FieldDatabase;
const server = aServerOfSubmissions();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  database = new FieldDatabase(`field-${uuidV7(Date.now())}`);
  await database.open();
});
let letGo = () => undefined as void;
afterEach(async () => {
  letGo();
  vi.useRealTimers();
  await database.delete();
});

const storageOf = (withLock: (run: () => Promise<boolean>) => Promise<boolean> = (run) => run()) => {
  const load = createCheckedStorage({
    database,
    now: () => now,
    random: () => 0,
    sender: { now: () => now, clockSkewMs: () => null, post: (body) => server.post(body) },
    photoSender: { now: () => now, put: () => Promise.resolve({ kind: 'unreachable' }) },
    lock: { withLock },
  });
  return createFieldStorage({ database, load: () => Promise.resolve(load) });
};

/** Another tab holds a transaction over everything open, and does not end it before `letGo`. */
async function holdStore(): Promise<void> {
  const other = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(database.name);
    opening.addEventListener('success', () => resolve(opening.result));
  });
  let isHeld = true;
  const transaction = other.transaction([...other.objectStoreNames], 'readwrite');
  const goOn = () => {
    if (!isHeld) return;
    transaction.objectStore('kept').get('nothing').addEventListener('success', goOn);
  };
  goOn();
  letGo = () => {
    isHeld = false;
    other.close();
  };
}
/** The clock goes on until `isOver`: what is waited for may start its own limit a moment after it was asked for. */
async function silenceUntil(isOver: () => boolean): Promise<void> {
  for (let limits = 0; limits < 20 && !isOver(); limits += 1) {
    await vi.advanceTimersByTimeAsync(longestSilence);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
/** What work that is given up after a silence comes to. */
async function afterSilence<T>(work: Promise<T>): Promise<T> {
  let isOver = false;
  void work.then(() => (isOver = true));
  await silenceUntil(() => isOver);
  return work;
}
const rejected = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.name,
  );

test('[OFF-15] a save that the store does not answer is given up after seconds and does not happen later; saved again it is there once', async () => {
  await holdStore();
  const storage = storageOf();
  const submission = aFunctionCheck();
  const saved = rejected(storage.submit({ submission, device }));
  expect(await afterSilence(saved)).toBe('TimeoutError');
  letGo();
  await vi.waitFor(async () => expect(await database.outbox.count()).toBe(0));
  await storage.submit({ submission, device });
  await storage.deliver('due');
  expect([await database.outbox.count(), await database.received.count()]).toEqual([0, 1]);
});

test('[OFF-15] a form says that it is not saved while the store does not answer, and is saved by itself once it does', async () => {
  await holdStore();
  const { drafts } = storageOf();
  const draft = {
    kindOfSubmission: 'deviceRegistration' as const,
    submissionId: uuidV7(now),
    device,
    startedAt: '',
    savedAt: '',
    correctsSubmissionId: null,
    fields: {},
  };
  const keeper = createDraftKeeper({ draft, isRestored: false, now: () => now });
  keeper.storeIn(drafts.save);
  keeper.change((it) => ({ ...it, fields: { remarks: 'typed' } }));
  expect(keeper.read().save.kind).toBe('saving');
  await silenceUntil(() => keeper.read().save.kind === 'failed');
  expect(keeper.read().save.kind).toBe('failed');
  letGo();
  await silenceUntil(() => keeper.read().save.kind === 'saved');
  expect(keeper.read().save.kind).toBe('saved');
  expect(await drafts.read(draft.submissionId)).toMatchObject({ fields: { remarks: 'typed' } });
});

test('[OFF-15] whoever delivers from a store that stops answering lets go of the lock, so that others go on', async () => {
  await holdStore();
  let holders = 0;
  const storage = storageOf(async (run) => {
    holders += 1;
    return run().finally(() => (holders -= 1));
  });
  const delivered = rejected(storage.deliver('due'));
  expect([await afterSilence(delivered), holders]).toEqual(['TimeoutError', 0]);
});

test.each([
  ['a draft', ({ drafts }) => drafts.read('x')],
  ['a discarded draft', ({ drafts }) => drafts.discard('x')],
  ['the pack', ({ pack }) => pack.read()],
  ['the performer', async ({ remembered }) => (await remembered()).performer.read()],
  ['the photos of a form', async ({ photos }) => (await photos()).ofForm('x')],
  ['the time of the next delivery', ({ nextDueAt }) => nextDueAt()],
  ['what was told', async ({ unsent }) => (await unsent()).wasTold()],
  ['a discarded check', async ({ unsent }) => (await unsent()).discard('x')],
  ['a check tried again', async ({ unsent }) => (await unsent()).retry('x')],
  ['a check taken back', async ({ unsent }) => (await unsent()).takeBack('x')],
] satisfies [string, (storage: ReturnType<typeof storageOf>) => Promise<unknown>][])(
  '[OFF-15] %s is not waited for without end',
  async (_, ask) => {
    await holdStore();
    const asked = rejected(ask(storageOf()));
    expect(await afterSilence(asked)).toBe('TimeoutError');
  },
);

test('[OFF-15] a store that neither opens nor fails is told after seconds, and taken when it opens after all', async () => {
  const working = Dexie.dependencies.indexedDB;
  let openAfterAll!: () => void;
  Dexie.dependencies.indexedDB = {
    open(name: string, version: number) {
      const request = {} as IDBOpenDBRequest;
      openAfterAll = () => {
        const real = working.open(name, version);
        real.addEventListener('upgradeneeded', (event) => {
          Object.assign(request, { result: real.result, transaction: real.transaction });
          request.onupgradeneeded?.(event);
        });
        real.addEventListener('success', (event) => {
          Object.assign(request, { result: real.result });
          request.onsuccess?.(event);
        });
      };
      return request;
    },
  } as unknown as IDBFactory;
  onTestFinished(async () => {
    Dexie.dependencies.indexedDB = working;
    await Dexie.delete('field');
  });
  vi.resetModules();
  const { openFieldStorage } = await import('./open-field-storage.ts');
  const opened = openFieldStorage();
  const silent = await afterSilence(opened);
  if (!('later' in silent)) throw new Error(`opened as ${silent.kind}`);
  expect(silent.reason).toBe('silent');
  openAfterAll();
  expect(await silent.later).toMatchObject({ kind: 'open' });
  expect(await openFieldStorage()).toMatchObject({ kind: 'open' });
});
