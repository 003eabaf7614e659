import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LateLoader } from '../../ui/page/late-loader.tsx';
import { useWatched } from '../../ui/use-watched.ts';
import { usePortalParts } from './portal-parts.ts';
import { redirectTarget } from './redirect-target.ts';
import { forgetSavedLocation, readSavedLocation } from './saved-location.ts';

type GateProps = {
  /** Told to somebody who followed a link of a mail although they are signed in. */
  notice?: string;
  children: ReactNode;
};

/** The pages before sign-in. Whoever is signed in already goes on to where they wanted to go (SHELL-5). */
export function AuthGate({ notice, children }: GateProps) {
  const portal = usePortalParts();
  const { goTo } = portal;
  const { t } = useTranslation('portal');
  const state = useWatched(portal.session) ?? portal.session.read();
  const isSignedIn = state.kind === 'signedIn';
  useEffect(() => {
    if (!isSignedIn) return;
    void portal.metadata.then((metadata) => {
      const allowedRedirectUrls = metadata?.allowedRedirectUrls ?? [];
      const target = redirectTarget({ search: location.search, allowedRedirectUrls, saved: readSavedLocation() });
      forgetSavedLocation();
      if (notice) portal.notices.tell({ message: notice, tone: 'info', isClosable: true });
      if (target.kind === 'away') location.assign(target.url);
      else goTo(target.href, 'replace');
    });
  }, [isSignedIn, portal, goTo, notice]);
  return isSignedIn ? <LateLoader label={t('loading')} /> : children;
}
