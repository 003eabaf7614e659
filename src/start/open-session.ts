import { createKeptSession } from '../session/kept-session.ts';
import { callSession } from '../session/call-session.ts';
import { createSession, type Session, type SessionParts } from '../session/create-session.ts';
import { tabsOver } from '../session/tabs.ts';
import { laterByTimer } from '../ui/page/later-by-timer.ts';

let isOpen = false;

/** Whether this page has a session already. */
export const hasSession = () => isOpen;

/** The session of this browser, from its real parts. It hears of waking, of the network and of the page coming back. */
export function openSession({ forgetViews }: Pick<SessionParts, 'forgetViews'>): Session {
  isOpen = true;
  const session = createSession({
    calls: callSession(Date.now),
    kept: createKeptSession(() => localStorage),
    tabs: tabsOver(new BroadcastChannel('session')),
    // A page without a secure context has no locks; it has no other tabs worth waiting for either.
    alone: (work) => ('locks' in navigator ? navigator.locks.request('session', work) : work()),
    clocks: { wall: Date.now, steady: () => performance.now() },
    later: laterByTimer,
    forgetViews,
  });
  const wake = () => session.wake();
  addEventListener('online', wake);
  addEventListener('focus', wake);
  addEventListener('pageshow', (event) => event.persisted && wake());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake());
  return session;
}
