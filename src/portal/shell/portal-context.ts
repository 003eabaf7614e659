import { createContext, useContext } from 'react';
import type { AskServer } from '../../api/ask-server.ts';
import type { Permission, PermittedPage } from '../../contract/group.ts';
import type { Language } from '../../contract/language.ts';
import type { KnownPerson } from '../../session/session-state.ts';

/** A message about what has just happened; one that is not closable goes by itself. */
type Notice = { message: string; tone: 'info' | 'success' | 'warning' | 'error'; isClosable: boolean };

/** What every page behind sign-in works with. */
export type Portal = {
  server: AskServer;
  person: KnownPerson;
  /** What the group of the person may do at all; how far it reaches is the server's to say. */
  permissions: ReadonlySet<Permission>;
  /** The lists that are not a customer's own. */
  permittedPages: ReadonlySet<PermittedPage>;
  /** True while the server is away: what needs it is visibly not to be had. */
  isReadOnly: boolean;
  languageNames: Record<Language, string>;
  pathname: string;
  search: string;
  goTo: (href: string, how?: 'replace') => void;
  notify: (notice: Notice) => void;
};

export const PortalContext = createContext<Portal | null>(null);

/** The portal around a page or dialog behind sign-in. Throws where there is none: it is a fault of the program. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('This stands outside the portal.');
  return portal;
}
