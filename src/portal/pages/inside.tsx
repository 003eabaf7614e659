import { Outlet, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { KnownPerson } from '../../session/session-state.ts';
import { languageNames } from '../../start/chosen-language.ts';
import { useWatched } from '../../ui/use-watched.ts';
import { noConfiguration } from '../shell/crash-guard.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { PortalContext, usePortal, type Portal } from '../shell/portal-context.ts';
import { usePortalParts } from '../shell/portal-parts.ts';
import { PortalShell } from '../shell/portal-shell.tsx';
import { SignedInOnly } from '../shell/signed-in-only.tsx';

type InsideProps = { person: KnownPerson; isConfirmed: boolean; children: ReactNode };

/** The frame of every page behind sign-in: the bar, and what its pages work with. */
export function Inside() {
  return (
    <Signed>
      <Outlet />
    </Signed>
  );
}

/** An address without a page, as somebody signed in sees it (SHELL-7). */
export function NothingInside() {
  return (
    <Signed>
      <NotFound />
    </Signed>
  );
}

function Signed({ children }: { children: ReactNode }) {
  return (
    <SignedInOnly>
      {({ person, isConfirmed }) => (
        <PortalShell person={person} isConfirmed={isConfirmed}>
          <WithPortal person={person} isConfirmed={isConfirmed}>
            {children}
          </WithPortal>
        </PortalShell>
      )}
    </SignedInOnly>
  );
}

function WithPortal({ person, isConfirmed, children }: InsideProps) {
  const { start, server, notices, goTo } = usePortalParts();
  const { pathname, searchStr: search } = useLocation();
  const connection = useWatched(start.connection);
  const portal: Portal = {
    server,
    person,
    permissions: new Set(person.config?.permissions),
    permittedPages: new Set(person.config?.permittedPages),
    isReadOnly: !isConfirmed || connection === 'offline',
    languageNames,
    pathname,
    search,
    goTo,
    notify: notices.tell,
  };
  return <PortalContext value={portal}>{children}</PortalContext>;
}

/** Pages that depend on the group of the person; its configuration may be missing (specification, section 3). */
export function OfGroup() {
  const { person } = usePortal();
  if (!person.config) throw new Error(noConfiguration);
  return <Outlet />;
}
