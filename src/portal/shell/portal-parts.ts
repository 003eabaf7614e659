import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { createAskServer, type AskServer } from '../../api/ask-server.ts';
import type { Metadata } from '../../contract/metadata.ts';
import type { Session } from '../../session/create-session.ts';
import { laterByTimer } from '../../ui/page/later-by-timer.ts';
import { createNotices, type Notices } from '../../ui/page/notices.ts';
import { createDeveloperTexts, type DeveloperTexts } from './developer-view.ts';
import { deliverWhileSignedIn } from '../../start/deliver-while-signed-in.ts';
import { forgetWhatWasSeen } from '../../start/forget-what-was-seen.ts';
import { openSession } from '../../start/open-session.ts';
import { createQueryClient } from './query-client.ts';
import { readMetadata } from '../../start/read-metadata.ts';
import type { StartParts } from '../../start/start-parts.ts';

/** To another address, as it is written: a query is not put into another form on its way. */
export type GoTo = (href: string, how?: 'replace') => void;

/** What the pages of the portal work with, built once at its start. */
export type PortalParts = {
  start: StartParts;
  session: Session;
  server: AskServer;
  queries: QueryClient;
  notices: Notices;
  metadata: Promise<Metadata | null>;
  developerTexts: DeveloperTexts;
  goTo: GoTo;
};

/** Builds them; `goTo` is known once there is a router. */
export function createPortalParts(start: StartParts, goTo: GoTo): PortalParts {
  const session: Session = openSession({
    forgetViews(userId) {
      void queries.cancelQueries();
      queries.clear();
      forgetWhatWasSeen(userId);
    },
  });
  const queries: QueryClient = createQueryClient({ signOut: () => void session.signOut().catch(reportError), goTo });
  deliverWhileSignedIn(session, start.parts);
  const server = createAskServer({ token: session.token, heardOfServer: start.parts.heardOfServer });
  return {
    start,
    session,
    queries,
    server,
    goTo,
    notices: createNotices(laterByTimer),
    metadata: readMetadata(start.parts),
    developerTexts: createDeveloperTexts(start.parts.translations),
  };
}

export const PortalPartsContext = createContext<PortalParts | null>(null);

/** The parts of the portal around a component, before sign-in too. Throws where there are none: a fault of the program. */
export function usePortalParts(): PortalParts {
  const parts = useContext(PortalPartsContext);
  if (!parts) throw new Error('This stands outside the portal.');
  return parts;
}
