import type { FieldStorage } from '../offline/field-storage.ts';
import { performerIdOf } from '../offline/outbox/outbox-row.ts';
import { personHere } from '../session/person-here.ts';
import { deliverWhileSignedIn } from './deliver-while-signed-in.ts';
import { forgetWhatWasSeen } from './forget-what-was-seen.ts';
import { hasSession, openSession } from './open-session.ts';

/**
 * A session on a page outside the portal, as soon as something waits for the person who is signed in at this browser.
 * Field pages show nothing of it, and are never left because of it.
 */
export function openSessionWhenAwaited(storage: FieldStorage): void {
  const isAwaited = () => {
    const userId = personHere()?.userId;
    const waiting = storage.work.read()?.outbox.filter(({ status }) => status === 'waitsForSignIn') ?? [];
    return userId !== undefined && waiting.some((item) => performerIdOf(item) === userId);
  };
  const look = () => {
    if (!isAwaited()) return;
    stop();
    // In the portal its own session does this.
    if (hasSession()) return;
    const session = openSession({ forgetViews: forgetWhatWasSeen });
    deliverWhileSignedIn(session, { openStorage: async () => ({ kind: 'open', storage }) });
    session.start().catch(reportError);
  };
  const stop = storage.work.subscribe(look);
  look();
}
