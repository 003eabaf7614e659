import { prepareVisit, type VisitOutcome, type VisitParts, type VisitProgress } from './prepare-visit.ts';
import type { Visit } from './visit-database.ts';
import { createVisits } from './visits.ts';

/** What goes on with a visit, or how the latest preparation ended. */
export type VisitRun = { kind: 'running'; progress: VisitProgress } | { kind: 'ended'; outcome: VisitOutcome };
export type VisitsHere = { visits: Visit[]; runs: Readonly<Record<string, VisitRun>> };
export type VisitRuns = ReturnType<typeof createVisitRuns>;

type Which = { customerId: string; siteId: string; isRefresh: boolean };

/** The visits of a person and their preparations, which go on while somebody looks at other pages. */
export function createVisitRuns(parts: VisitParts) {
  const visits = createVisits(parts.database);
  const listeners = new Set<() => void>();
  const stops = new Map<string, AbortController>();
  let here: VisitsHere | undefined;
  let isAsked = false;

  function become(next: VisitsHere) {
    here = next;
    for (const listener of listeners) listener();
  }
  const tell = (siteId: string, run: VisitRun) =>
    become({ visits: here?.visits ?? [], runs: { ...here?.runs, [siteId]: run } });
  const look = async () => become({ runs: here?.runs ?? {}, visits: await visits.list() });

  return {
    read: () => here,
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (!isAsked) {
        isAsked = true;
        void look().catch(reportError);
      }
      return () => listeners.delete(listener);
    },
    async prepare({ siteId, ...which }: Which): Promise<void> {
      if (stops.has(siteId)) return;
      const stop = new AbortController();
      stops.set(siteId, stop);
      tell(siteId, { kind: 'running', progress: { devices: 0, done: 0 } });
      const outcome = await prepareVisit(parts, {
        ...which,
        siteId,
        signal: stop.signal,
        tell: ({ devices, done }) => tell(siteId, { kind: 'running', progress: { devices, done } }),
      });
      stops.delete(siteId);
      await look().catch(() => undefined); // somebody has signed out meanwhile
      tell(siteId, { kind: 'ended', outcome });
    },
    cancel: (siteId: string) => stops.get(siteId)?.abort(),
    async remove(siteId: string): Promise<void> {
      await visits.remove(siteId);
      const { [siteId]: _over, ...runs } = here?.runs ?? {};
      become({ runs, visits: await visits.list() });
    },
  };
}
