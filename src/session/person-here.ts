import { createKeptSession } from './kept-session.ts';
import type { KnownPerson } from './session-state.ts';

/** Who is signed in at this browser, as far as it is kept: field pages know it without a session of their own. */
export const personHere = (): KnownPerson | null => createKeptSession(() => localStorage).readPerson();
