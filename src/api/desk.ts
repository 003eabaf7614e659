import type { Permission } from '../contract/group.ts';
import type { Language } from '../contract/language.ts';
import type { AskServer } from './ask-server.ts';

/** What has just happened, in words; one that is not closable goes by itself. */
type Told = { message: string; tone: 'info' | 'success' | 'warning' | 'error'; isClosable: boolean };

/** What every page of the desk works with. */
export type Desk = {
  server: AskServer;
  /** What the group of the person may do at all; how far it reaches is the server's to say. */
  permissions: ReadonlySet<Permission>;
  /** True while the server is away: what needs it is visibly not to be had. */
  isReadOnly: boolean;
  languageNames: Record<Language, string>;
  pathname: string;
  search: string;
  goTo: (href: string, how?: 'replace') => void;
  tell: (told: Told) => void;
};
