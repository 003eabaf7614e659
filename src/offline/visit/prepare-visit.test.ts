import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServerProblem, NetworkError, type AskServer } from '../../api/ask-server.ts';
import { aProblem } from '../../../tests/support/servers/a-server-of-submissions.ts';
import { prepareVisit } from './prepare-visit.ts';
import { VisitDatabase } from './visit-database.ts';
import { forgetVisits, hasVisits } from './visit-names.ts';
import { createVisits } from './visits.ts';

const customerId = 'klinik';
const perPage = 2;
let database: VisitDatabase;
let now = 0;
let devices: Record<string, string[]> = {};
let asked: string[] = [];
/** Throws where the network is to break. */
let beforeAnswer: (what: string) => void = () => {};

beforeEach(async () => {
  now = Date.UTC(2026, 10, 27, 6);
  devices = { ward: ['d1', 'd2', 'd3'], cellar: ['d9'] };
  asked = [];
  beforeAnswer = () => {};
  database = new VisitDatabase('mira');
  await database.open();
});
afterEach(() => forgetVisits());

type Asked = { parameters: Record<string, string>; query?: { siteId?: string[]; cursor?: string; deviceId?: string } };

/** A hospital in memory; each page of its list has two devices. */
const server = (async ({ path }: { path: string }, { parameters, query = {} }: Asked) => {
  const what = [path.split('/').at(-1), ...Object.values(parameters), query.deviceId, query.cursor].join(' ');
  asked.push(what);
  beforeAnswer(what);
  if (path.endsWith('/devices')) {
    const all = devices[query.siteId![0]!]!;
    const from = Number(query.cursor ?? 0);
    const items = all.slice(from, from + perPage).map((id) => ({ id }));
    return { items, ...(from + perPage < all.length && { next: String(from + perPage) }) };
  }
  if (path.endsWith('{deviceId}')) return { id: parameters.deviceId, model: { modelNo: 210 } };
  if (path.endsWith('/function-checks')) return { items: [{ id: `check of ${query.deviceId}` }] };
  if (path.endsWith('{submissionId}')) return { id: parameters.submissionId };
  return { id: parameters.siteId, name: `The ${parameters.siteId}` };
}) as unknown as AskServer;

const parts = () => ({ database, server, refreshPack: async () => true, now: () => now, wait: async () => {} });
const visits = () => createVisits(database);
type Wishes = Partial<Parameters<typeof prepareVisit>[1]>;
const prepare = (siteId = 'ward', wishes: Wishes = {}) =>
  prepareVisit(parts(), {
    customerId,
    siteId,
    signal: new AbortController().signal,
    tell: () => {},
    isRefresh: false,
    ...wishes,
  });
const readDevice = async (id: string) =>
  ((await visits().read(['device', id]))?.data as { id: string } | undefined)?.id;

test('[OFF-12] the devices of a site, their last checks and its list are on the phone, under the questions of the pages, with their age', async () => {
  const told: number[] = [];
  expect(await prepare('ward', { tell: ({ done }) => told.push(done) })).toEqual({ kind: 'ready' });
  expect(told).toEqual([0, 1, 2, 3]);
  const at = now;
  now += 60_000;
  expect(await visits().read(['device', 'd3'])).toMatchObject({ at, data: { id: 'd3' } });
  expect((await visits().read(['checks', customerId, 'd1']))?.data).toMatchObject({
    pages: [{ items: [{ id: 'check of d1' }] }],
    pageParams: [undefined],
  });
  expect((await visits().read(['check', 'check of d2']))?.data).toMatchObject({ id: 'check of d2' });
  // What a page leaves open in its question makes no difference.
  const ofPage = { siteId: ['ward'], status: [], q: undefined, sort: undefined };
  expect((await visits().read(['devices', customerId, { ...ofPage, cursor: '2' }]))?.data).toMatchObject({
    items: [{ id: 'd3' }],
  });
  expect(await visits().read(['devices', customerId, { ...ofPage, size: 200 }])).not.toBeNull();
  expect(await visits().read(['devices', customerId, { ...ofPage, status: ['blocked'] }])).toBeNull();
  expect(await visits().list()).toMatchObject([
    { id: 'ward', siteName: 'The ward', devices: 3, done: 3, modelNos: [210], isWhole: true, finishedAt: at },
  ]);
});

test('[OFF-12] a preparation that is cut off keeps what it has and goes on from there', async () => {
  beforeAnswer = (what) => {
    if (what.includes('d3')) throw new NetworkError('no network');
  };
  expect(await prepare()).toEqual({ kind: 'noNetwork' });
  expect(await visits().list()).toMatchObject([{ finishedAt: null, devices: 3, done: 2 }]);
  expect([await readDevice('d1'), await readDevice('d3')]).toEqual(['d1', undefined]);
  // Asked three times before it counts as away.
  expect(asked.filter((what) => what.includes('d3'))).toHaveLength(3);

  [asked, beforeAnswer] = [[], () => {}];
  now += 60_000;
  expect(await prepare()).toEqual({ kind: 'ready' });
  expect(asked).toHaveLength(3);
  expect(asked.every((what) => what.includes('d3'))).toBe(true);
});

test('[OFF-12] it can be cancelled, and each further question is left out', async () => {
  const stop = new AbortController();
  const tell = ({ done }: { done: number }) => done === 1 && stop.abort();
  devices.ward = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8'];
  expect(await prepare('ward', { signal: stop.signal, tell })).toEqual({ kind: 'cancelled' });
  expect(await readDevice('d1')).toEqual('d1');
  expect(await readDevice('d8')).toBeUndefined();
});

test('[OFF-12, OFF-10] a full phone is named, and what is there stays', async () => {
  const put = database.answers.put.bind(database.answers);
  const full = vi.spyOn(database.answers, 'put').mockImplementation((row) => {
    if (row.key.includes('d2')) throw new DOMException('no room', 'QuotaExceededError');
    return put(row);
  });
  expect(await prepare()).toEqual({ kind: 'storeFull' });
  full.mockRestore();
  expect([await readDevice('d1'), await readDevice('d2')]).toEqual(['d1', undefined]);
  expect(await prepare()).toEqual({ kind: 'ready' });
});

test('[OFF-12] anew, devices that left the site are let go, and one that is gone holds up nothing', async () => {
  await prepare();
  now += 60_000;
  devices.ward = ['d1', 'd2'];
  beforeAnswer = (what) => {
    if (what.includes('d2')) throw new ServerProblem({ ...aProblem(404, 'notFound'), type: 'about:blank' });
  };
  expect(await prepare()).toEqual({ kind: 'ready' });
  expect([await readDevice('d1'), await readDevice('d2'), await readDevice('d3')]).toEqual([
    'd1',
    undefined,
    undefined,
  ]);
});

test('[OFF-12] a visit that is complete stays so, with its age, where fetching it anew is cut off', async () => {
  await prepare();
  const complete = { startedAt: now, finishedAt: now, devices: 3, done: 3 };
  now += 60_000;
  devices.ward = ['d1', 'd2', 'd4', 'd5'];
  beforeAnswer = (what) => {
    if (what.includes('d5')) throw new NetworkError('no network');
  };
  expect(await prepare('ward', { isRefresh: true })).toEqual({ kind: 'noNetwork' });
  expect(await visits().list()).toMatchObject([complete]);
  expect(await readDevice('d3')).toBe('d3');

  [asked, beforeAnswer] = [[], () => {}];
  const begunAt = now;
  now += 60_000;
  expect(await prepare()).toEqual({ kind: 'ready' });
  expect(asked.every((what) => what.includes('d5'))).toBe(true);
  expect(await visits().list()).toMatchObject([{ startedAt: begunAt, finishedAt: now, devices: 4, done: 4 }]);
  expect((await visits().list())[0]).not.toHaveProperty('anewSince');
  expect(await readDevice('d3')).toBeUndefined();
});

test('[OFF-12] several visits lie side by side, one is removed alone, and all go with their person', async () => {
  await prepare();
  now += 1;
  await prepare('cellar');
  expect((await visits().list()).map(({ id }) => id)).toEqual(['cellar', 'ward']);
  await visits().remove('cellar');
  expect([await readDevice('d9'), await readDevice('d1')]).toEqual([undefined, 'd1']);
  await visits().dropBefore(now + 1);
  expect(await visits().list()).toEqual([]);

  expect([await hasVisits('mira'), await hasVisits('jonas')]).toEqual([true, false]);
  beforeAnswer = (what) => {
    // Signed out in another tab while this one prepares.
    if (what.includes('d1')) void forgetVisits();
  };
  expect(await prepare()).toEqual({ kind: 'failed' });
  expect(await hasVisits('mira')).toBe(false);
});
