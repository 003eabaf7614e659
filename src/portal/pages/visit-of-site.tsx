import { useState } from 'react';
import type { AskServer } from '../../api/ask-server.ts';
import { usePortal } from '../shell/portal-context.ts';
import { usePortalParts } from '../shell/portal-parts.ts';
import { VisitCard } from '../visits/visit-card.tsx';
import { askToKeep } from '../../offline/ask-to-keep.ts';
import { openVisits } from '../../offline/visit/open-visits.ts';
import type { VisitDatabase } from '../../offline/visit/visit-database.ts';
import { createVisitRuns, type VisitRuns } from '../../offline/visit/visit-runs.ts';
import { personHere } from '../../session/person-here.ts';
import type { Parts } from '../../start/parts.ts';

type VisitParts = Pick<Parts, 'openStorage' | 'now' | 'wait'>;

/** Preparing a visit, with the real parts: the visits of who is signed in, and the pack of the field pages. */
export function VisitOfSite({ customerId, siteId }: { customerId: string; siteId: string }) {
  const { server } = usePortal();
  const { parts } = usePortalParts().start;
  const [runs] = useState(() => runsHere(server, parts));
  const [readPack] = useState(() => async () => (await packOf(parts))?.read() ?? null);
  return runs && <VisitCard {...{ customerId, siteId, runs, readPack }} />;
}

/** One for each database, so that a preparation goes on while other pages are looked at. */
const made = new WeakMap<VisitDatabase, VisitRuns>();

function runsHere(server: AskServer, parts: VisitParts): VisitRuns | null {
  const userId = personHere()?.userId;
  if (userId === undefined) return null;
  const database = openVisits(userId);
  const { now, wait } = parts;
  const runs =
    made.get(database) ??
    createVisitRuns({
      database,
      server,
      now,
      wait,
      async refreshPack() {
        void askToKeep();
        // Without a store of its own the phone has no checklists to take along, and the card says so.
        const pack = await packOf(parts);
        return pack === null || (await pack.refresh()) !== null;
      },
    });
  made.set(database, runs);
  return runs;
}

async function packOf({ openStorage }: VisitParts) {
  const opening = await openStorage();
  return opening.kind === 'open' ? opening.storage.pack : null;
}
