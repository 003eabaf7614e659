import { isMissing, isPassing, NetworkError, type AskServer } from '../../api/ask-server.ts';
import { customerEndpoints } from '../../contract/customer-endpoints.ts';
import { deviceEndpoints } from '../../contract/device-endpoints.ts';
import type { DeviceLine } from '../../contract/device.ts';
import { checkEndpoints } from '../../contract/check-endpoints.ts';
import { siteEndpoints } from '../../contract/site-endpoints.ts';
import { isStoreFull } from '../is-store-full.ts';
import type { Visit, VisitDatabase } from './visit-database.ts';
import { visitKey } from './visit-key.ts';

export type VisitProgress = Pick<Visit, 'devices' | 'done'>;

/** What became of a preparation. What was fetched stays in each case, and the next try goes on from there. */
export type VisitOutcome = { kind: 'ready' | 'cancelled' | 'noNetwork' | 'storeFull' | 'failed' };

export type VisitParts = {
  database: VisitDatabase;
  server: AskServer;
  /** Fetches models and checklists; false without an answer. */
  refreshPack: () => Promise<boolean>;
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
};

type Wanted = {
  customerId: string;
  siteId: string;
  signal: AbortSignal;
  tell: (progress: VisitProgress) => void;
  /** Everything anew, also where an earlier preparation was cut off. */
  isRefresh: boolean;
};

const mostDevices = 1_000;
const atOnce = 4; // devices
const lastChecks = 5; // of each device
const longestAnswer = 30_000; // milliseconds
const mostTries = 3;
const pause = 1_000; // milliseconds, more with each try
const goesOnFor = 24 * 60 * 60_000; // milliseconds after which what was cut off begins anew

/** Fetches what a person needs at a site without network: its devices, their last checks, the checklists of their models. */
export async function prepareVisit(parts: VisitParts, wanted: Wanted): Promise<VisitOutcome> {
  try {
    await fetchAll(parts, wanted);
    return { kind: 'ready' };
  } catch (error) {
    if (wanted.signal.aborted) return { kind: 'cancelled' };
    if (isPassing(error)) return { kind: 'noNetwork' };
    return { kind: isStoreFull(error) ? 'storeFull' : 'failed' };
  }
}

async function fetchAll(parts: VisitParts, { customerId, siteId, signal, tell, isRefresh }: Wanted): Promise<void> {
  const { database, server, now } = parts;
  const { isOverComplete, ...begun } = await beginVisit(parts, { customerId, siteId, isRefresh });
  if (!(await parts.refreshPack())) throw new NetworkError('no pack');
  const soon = () => ({ signal: AbortSignal.timeout(longestAnswer) });
  const parameters = { customerId, siteId };
  await piece(['customer', customerId], () => server(customerEndpoints.readCustomer, { parameters, ...soon() }));
  const site = await piece(['site', siteId], () => server(siteEndpoints.readSite, { parameters, ...soon() }));
  // As the link of the site asks for them, then as the filter of the list does.
  await listed({ siteId: [siteId], fleetState: ['total'] });
  const { lines, isWhole } = await listed({ siteId: [siteId] });
  const visit: Visit = {
    ...begun,
    siteName: site.name,
    devices: lines.length,
    done: 0,
    modelNos: [],
    isWhole,
  };
  tell(visit);
  const left = [...lines];
  const work = async () => {
    for (let line = left.shift(); line; line = left.shift()) {
      await fetchDevice(line.id).catch((error: unknown) => {
        left.length = 0; // the others finish what they have begun
        throw error;
      });
      visit.done += 1;
      tell(visit);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, work));
  // A complete one from before counts until this one is: its figures are not touched.
  if (!isOverComplete) await database.visits.put(visit);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  await database.transaction('rw', database.visits, database.answers, async () => {
    await database.visits.put({ ...visit, finishedAt: now() });
    const ofThis = database.answers.where('siteId').equals(siteId);
    await ofThis.filter(({ at }) => at < begun.startedAt).delete();
  });

  async function listed(filters: Record<string, string[]>): Promise<{ lines: DeviceLine[]; isWhole: boolean }> {
    const lines: DeviceLine[] = [];
    let cursor: string | undefined;
    do {
      const query = { ...filters, cursor };
      const page = await piece(['devices', customerId, query], () =>
        server(deviceEndpoints.readDevices, { parameters, query, ...soon() }),
      );
      lines.push(...page.items);
      cursor = page.next;
    } while (cursor !== undefined && lines.length < mostDevices);
    return { lines, isWhole: cursor === undefined };
  }

  async function fetchDevice(deviceId: string): Promise<void> {
    const ofDevice = { parameters: { customerId, deviceId } };
    try {
      const { model } = await piece(['device', deviceId], () =>
        server(deviceEndpoints.readDevice, { ...ofDevice, ...soon() }),
      );
      if (!visit.modelNos.includes(model.modelNo)) visit.modelNos.push(model.modelNo);
      const query = { deviceId, size: lastChecks };
      const checks = await piece(['checks', customerId, deviceId], async () => ({
        pages: [await server(checkEndpoints.readChecks, { parameters, query, ...soon() })],
        pageParams: [undefined],
      }));
      const submissionId = checks.pages[0]?.items[0]?.id;
      if (submissionId === undefined) return;
      const ofCheck = { parameters: { customerId, submissionId } };
      await piece(['check', submissionId], () => server(checkEndpoints.readCheck, { ...ofCheck, ...soon() }));
    } catch (error) {
      if (!isMissing(error)) throw error; // moved or deleted since the list was read
    }
  }

  /** One question and its answer, on disk before the next is asked; not asked again where this preparation has it. */
  async function piece<T>(question: readonly unknown[], ask: () => Promise<T>): Promise<T> {
    const key = visitKey(question);
    const id = `${siteId} ${key}`;
    const kept = await database.answers.get(id);
    if (kept && kept.at >= begun.startedAt) return kept.data as T;
    const data = await askPatiently(ask);
    await database.answers.put({ id, siteId, key, at: now(), data });
    return data;
  }

  async function askPatiently<T>(ask: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      signal.throwIfAborted();
      try {
        return await ask();
      } catch (error) {
        if (!isPassing(error) || tries === mostTries) throw error;
        await parts.wait(pause * tries);
      }
    }
  }
}

type Begun = Pick<Wanted, 'customerId' | 'siteId' | 'isRefresh'>;

/** Goes on with what was cut off a while ago, else begins anew; what an earlier one fetched stays until this one is done. */
async function beginVisit(
  { database, now }: VisitParts,
  { customerId, siteId, isRefresh }: Begun,
): Promise<Visit & { isOverComplete: boolean }> {
  const { anewSince, ...before } = (await database.visits.get(siteId)) ?? none;
  const isOverComplete = before.finishedAt !== null;
  const cutOff = isOverComplete ? anewSince : before.startedAt;
  const age = now() - (cutOff ?? 0);
  const startedAt = cutOff !== undefined && !isRefresh && age >= 0 && age < goesOnFor ? cutOff : now();
  const visit = { ...before, id: siteId, customerId, startedAt, finishedAt: null };
  await database.visits.put(isOverComplete ? { ...before, anewSince: startedAt } : visit);
  return { ...visit, isOverComplete };
}

const none: Visit = {
  id: '',
  customerId: '',
  siteName: '',
  startedAt: 0,
  finishedAt: null,
  devices: 0,
  done: 0,
  modelNos: [],
  isWhole: true,
};
