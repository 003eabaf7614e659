import type { Session } from '../session/create-session.ts';
import { atLast } from '../offline/at-last.ts';
import type { Parts } from './parts.ts';

/** Delivers what the person made who is signed in on this page, until they are no more. */
export function deliverWhileSignedIn(session: Session, { openStorage }: Pick<Parts, 'openStorage'>): void {
  let current: string | undefined;

  async function follow() {
    const state = session.read();
    const userId = state.kind === 'signedIn' && state.isConfirmed ? state.person.userId : undefined;
    if (userId === current) return;
    current = userId;
    const opening = await atLast(await openStorage());
    if (opening.kind !== 'open') return;
    const unsent = await opening.storage.unsent();
    // Whoever is signed in after all that has been awaited.
    await unsent.deliverFor(current === undefined ? null : { userId: current, token: session.token });
  }

  session.subscribe(() => void follow().catch(reportError));
  void follow().catch(reportError);
}
