import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { aChecklist, aPack, aPassFailItem } from '../../tests/support/builders/a-checklist.ts';
import { aFunctionCheck } from '../../tests/support/builders/a-function-check.ts';
import { aServerOfSubmissions } from '../../tests/support/servers/a-server-of-submissions.ts';

import { FieldDatabase } from './database.ts';
import { createRemembered } from './remembered.ts';

// Browsers have it, Node does not; what is reported fails the test through the console guard.
Object.assign(globalThis, { reportError: (error: unknown) => console.error(error) });

const device = { labelText: null, labelVerification: 'manual' as const };

/** The page starts anew: a fresh copy of the module, the same store. */
async function aFreshStart() {
  vi.resetModules();
  return (await import('./open-field-storage.ts')).openFieldStorage();
}
async function openStorage() {
  const opening = await aFreshStart();
  if (opening.kind === 'broken') throw new Error(opening.reason);
  return opening.storage;
}

const asResponse = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

afterEach(async () => {
  vi.unstubAllGlobals();
  await Dexie.delete('field');
});

test('[OFF-2, QR-6] a check submitted without network is on the phone, survives a restart and is delivered', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const check = aFunctionCheck();
  const storage = await openStorage();
  await storage.submit({ submission: check, device });
  await storage.deliver();

  const server = aServerOfSubmissions();
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const answer = await server.post(body);
    return answer.kind === 'answered' ? asResponse(answer.status, answer.body) : Response.error();
  });
  const restarted = await openStorage();
  await restarted.deliver();
  expect(server.sentIds().flat()).toContain(check.submissionId);
  restarted.work.subscribe(() => undefined);
  await vi.waitFor(() => expect(restarted.work.read()?.received).toMatchObject([{ id: check.submissionId }]));
  expect(await restarted.nextDueAt()).toBeNull();
});

test('[OFF-10] once a check is saved, the browser is asked to keep it, and a browser that will not is no trouble', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const persist = vi.fn<() => Promise<boolean>>().mockRejectedValue(new DOMException('private', 'SecurityError'));
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
  const storage = await openStorage();
  expect(persist).not.toHaveBeenCalled();
  await storage.submit({ submission: aFunctionCheck(), device });
  expect(persist).toHaveBeenCalledOnce();
  await storage.deliver();
});

test('[OFF-9] a store written by a newer build is shown and never written', async () => {
  const newer = new Dexie('field');
  const { tables } = new FieldDatabase();
  const schemas = tables.map(({ name, schema }) => [
    name,
    [schema.primKey, ...schema.indexes].map(({ src }) => src).join(),
  ]);
  newer.version(99).stores({ ...Object.fromEntries(schemas), later: 'id' });
  await newer.open();
  newer.close();
  const opening = await aFreshStart();
  if (opening.kind !== 'newer') throw new Error(`opened as ${opening.kind}`);
  await expect(opening.storage.submit({ submission: aFunctionCheck(), device })).rejects.toThrow('newer version');
  expect(await opening.storage.drafts.read('x')).toBeNull();
});

test('[OFF-10] without a store, and with one that cannot be opened, the page hears which it is', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await aFreshStart()).toEqual({ kind: 'broken', reason: 'missing' });
  vi.unstubAllGlobals();
  const working = Dexie.dependencies.indexedDB;
  Dexie.dependencies.indexedDB = {
    open: () => {
      throw new DOMException('no store here', 'InvalidStateError');
    },
  } as unknown as IDBFactory;
  expect(await aFreshStart()).toEqual({ kind: 'broken', reason: 'failed' });
  Dexie.dependencies.indexedDB = working;
});

test('[OFF-9, OFF-10, F63] a store that a frozen tab of an older build holds back is named at once, and can be opened when that tab is gone', async () => {
  const frozen = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('field', 10);
    opening.addEventListener('success', () => resolve(opening.result));
  });
  vi.spyOn(console, 'warn').mockReturnValue(); // Dexie tells the developer
  expect(await aFreshStart()).toEqual({ kind: 'broken', reason: 'blocked' });
  frozen.close();
  await vi.waitFor(async () => expect(await aFreshStart()).toMatchObject({ kind: 'open' }));
});

test('[QR-1, OFF-1] the pack is kept for use without network, and a bad answer does not replace it', async () => {
  const pack = aPack();
  const answers = [
    asResponse(200, pack),
    asResponse(200, { ...pack, checklists: 'none' }),
    new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
  const storage = await openStorage();
  expect(await storage.pack.refresh()).toEqual(pack);
  expect(await storage.pack.refresh()).toBeNull();
  expect(await storage.pack.refresh()).toBeNull();
  expect(await (await openStorage()).pack.read()).toEqual(pack);
});

test('[QR-5, P11] a running check keeps the checklist it was begun with, whatever is published meanwhile', async () => {
  const [checklist] = aPack().checklists;
  const newer = aChecklist([aPassFailItem({ itemId: 'filter' })], { version: 2 });
  const answers = [asResponse(200, aPack({ checklists: [newer] }))];
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift() ?? new Response('', { status: 503 })));
  const storage = await openStorage();
  await storage.pack.keepChecklist(checklist!);
  expect((await storage.pack.refresh())?.checklists).toEqual([newer]);
  expect(await storage.pack.checklistOf(checklist!)).toEqual(checklist);
  expect(await storage.pack.checklistOf(newer)).toEqual(newer);
  expect(await storage.pack.checklistOf({ ...checklist!, version: 3 })).toBeNull();
});

test('[QR-9] the instruments of the latest check are there for the next one; a damaged row is as good as none', async () => {
  const database = new FieldDatabase();
  const { instruments } = createRemembered(database, () => 1_000);
  const used = [{ name: 'Flow meter FM 2', serialNumber: 'FM2-0071', calibratedUntil: '2027-03-31' }];
  await instruments.keep(used);
  expect(await instruments.read()).toEqual(used);
  await database.kept.update('instruments', { instruments: [{ serial: 7 }] });
  expect(await instruments.read()).toBeNull();
});

test('[QR-9] the performer is remembered for 30 days, and forgotten on "not me"', async () => {
  const day = 86_400_000;
  let now = Date.UTC(2026, 10, 27);
  const performer = { name: 'Mira Oster', role: '', company: '', email: '' };
  const { performer: remembered } = createRemembered(new FieldDatabase(), () => now);
  await remembered.keep(performer);
  now += 30 * day;
  expect(await remembered.read()).toEqual(performer);
  now += day;
  expect(await remembered.read()).toBeNull();
  await remembered.keep(performer);
  await remembered.forget();
  expect(await remembered.read()).toBeNull();
});
