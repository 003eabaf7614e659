import { fetchJson } from '../../api/fetch-json.ts';
import type { Pack } from '../../contract/pack.ts';
import type { Visit } from '../../offline/visit/visit-database.ts';
import { visitReadiness, type ReadinessFacts, type ReadinessPoint } from '../../offline/visit/visit-readiness.ts';

type Asked = { visit: Visit; language: string; isConfirmed: boolean; readPack: () => Promise<Pack | null> };

/** Asks phone and server what is ready for a visit. What cannot be asked counts as not ready. */
export async function readReadiness({
  visit,
  language,
  isConfirmed,
  readPack,
}: Asked): Promise<Record<ReadinessPoint, boolean>> {
  // Missing without a secure context, and in part of the older browsers.
  const { storage, serviceWorker } = navigator as {
    storage?: Partial<StorageManager>;
    serviceWorker?: ServiceWorkerContainer;
  };
  const [pack, hasTexts, space, isPersisted, clockSkew] = await Promise.all([
    readPack().catch(() => null),
    isInCaches(`/locales/${language}/field.json`).catch(() => false),
    readSpace(storage).catch(() => null),
    Promise.resolve(storage?.persisted?.()).catch(() => false),
    readClockSkew(),
  ]);
  const hasWorker = Boolean(serviceWorker?.controller);
  return visitReadiness({
    visit,
    pack,
    hasWorker,
    hasTexts,
    space,
    isPersisted: isPersisted === true,
    clockSkew,
    isConfirmed,
  });
}

const isInCaches = async (path: string) => (await caches.match(path, { ignoreSearch: true })) !== undefined;

async function readSpace(storage: Partial<StorageManager> | undefined): Promise<ReadinessFacts['space']> {
  const { usage, quota } = (await storage?.estimate?.()) ?? {};
  return usage === undefined || !quota ? null : { used: usage, limit: quota };
}

/** By the date of an answer, which the half of its way is too short to spoil. */
async function readClockSkew(): Promise<number | null> {
  const answer = await fetchJson('/meta/meta.json', { cache: 'no-store', signal: AbortSignal.timeout(longestAnswer) });
  const said = answer.kind === 'answered' ? Date.parse(answer.headers.get('date') ?? '') : Number.NaN;
  return Number.isNaN(said) ? null : Date.now() - said;
}

const longestAnswer = 5_000; // milliseconds
