import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LateLoader } from '../../ui/page/late-loader.tsx';
import { useWatched } from '../../ui/use-watched.ts';
import type { KnownPerson } from '../../session/session-state.ts';
import { persistViews } from './persist-views.ts';
import { usePortalParts, type PortalParts } from './portal-parts.ts';
import { showOtherSizes } from './views-of-other-sizes.ts';
import { showFromVisits } from './views-of-visits.ts';
import { saveLocation } from './saved-location.ts';

type Inside = { person: KnownPerson; isConfirmed: boolean };
type OnlyProps = {
  children: (inside: Inside) => ReactNode;
};

/** Shows a page to whoever is signed in, and leads everybody else to sign-in, query string and all (SHELL-2). */
export function SignedInOnly({ children }: OnlyProps) {
  const portal = usePortalParts();
  const { goTo } = portal;
  const { t } = useTranslation('portal');
  const state = useWatched(portal.session) ?? portal.session.read();
  const person = state.kind === 'signedIn' ? state.person : null;
  const hasViews = useKeptViews(portal, person);
  const mustSignIn = state.kind !== 'signedIn' && state.kind !== 'initializing';
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (person) wasSignedIn.current = true;
    if (!mustSignIn) return;
    // Where somebody was who has signed out is nothing to the next person at this browser.
    if (!wasSignedIn.current) saveLocation(location);
    goTo(`/auth/login${location.search}`, 'replace');
  }, [person, mustSignIn, goTo]);

  if (state.kind !== 'signedIn' || !hasViews) return mustSignIn ? null : <LateLoader label={t('loading')} />;
  return children({ person: state.person, isConfirmed: state.isConfirmed });
}

/** True once what this person saw before is back from the store. */
function useKeptViews({ queries }: PortalParts, person: KnownPerson | null): boolean {
  const userId = person?.userId;
  const maxAgeDays = person?.config?.viewsMaxAgeDays ?? 7;
  const [restoredFor, setRestoredFor] = useState<string>();
  useEffect(() => {
    if (userId === undefined) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    void persistViews(queries, { userId, maxAgeDays }).then((end) => {
      if (isOver) return end();
      const leaveSizes = showOtherSizes(queries);
      const leaveVisits = showFromVisits(queries, { userId, maxAgeDays });
      stop = () => {
        leaveSizes();
        leaveVisits();
        end();
      };
      setRestoredFor(userId);
      return undefined;
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [queries, userId, maxAgeDays]);
  return userId !== undefined && restoredFor === userId;
}
