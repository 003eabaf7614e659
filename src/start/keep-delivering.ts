import type { FieldStorage } from '../offline/field-storage.ts';
import type { Turn } from '../offline/outbox/which-turn.ts';
import { requestSync } from './request-sync.ts';
import { syncWhatIsNew } from './sync-what-is-new.ts';

const untilStoreIsAsked = 30_000; // milliseconds, after it did not answer

/**
 * Delivers what is due: now, whenever the network, the window or the user comes back, and by a timer. These are hints
 * only; a real try decides whether the server can be reached, because `navigator.onLine` does not know.
 */
export function keepDelivering(storage: FieldStorage): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const turnNow = (): Turn => (document.visibilityState === 'visible' ? 'inView' : 'due');
  const deliver = (turn: Turn) => void storage.deliver(turn).catch(reportError).then(armTimer).catch(reportError);
  const deliverNow = () => deliver(turnNow());

  async function armTimer() {
    clearTimeout(timer);
    const nextDueAt = await storage.nextDueAt(turnNow()).catch(() => Date.now() + untilStoreIsAsked);
    clearTimeout(timer);
    if (nextDueAt !== null) timer = setTimeout(deliverNow, Math.max(nextDueAt - Date.now(), 1_000));
  }

  addEventListener('online', () => deliver('reachable'));
  addEventListener('focus', deliverNow);
  addEventListener('pageshow', (event) => event.persisted && deliverNow());
  document.addEventListener('visibilitychange', deliverNow);
  const syncNew = syncWhatIsNew(requestSync);
  storage.work.subscribe(() => {
    void syncNew(storage.work.read());
    void armTimer().catch(reportError);
  });
  deliverNow();
}
