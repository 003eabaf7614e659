import type { FieldStorage } from '../offline/field-storage.ts';
import { requestSync } from './request-sync.ts';

const longestWaitInView = 60_000;

/**
 * Delivers what waits: now, whenever the network, the window or the user comes back, and by a timer. These are hints
 * only; a real try decides whether the server can be reached, because `navigator.onLine` does not know.
 */
export function keepDelivering(storage: FieldStorage): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const deliver = () => void storage.deliver().catch(reportError).then(armTimer).catch(reportError);
  const deliverInView = () => document.visibilityState === 'visible' && deliver();

  async function armTimer() {
    clearTimeout(timer);
    const nextDueAt = await storage.nextDueAt();
    clearTimeout(timer);
    if (nextDueAt === null) return;
    const wait = Math.max(nextDueAt - Date.now(), 1_000);
    timer = setTimeout(deliver, document.visibilityState === 'visible' ? Math.min(wait, longestWaitInView) : wait);
  }

  addEventListener('online', deliver);
  addEventListener('focus', deliver);
  addEventListener('pageshow', (event) => event.persisted && deliver());
  document.addEventListener('visibilitychange', deliverInView);
  storage.work.subscribe(() => {
    const work = storage.work.read();
    const isOnItsWay = [...(work?.outbox ?? []), ...(work?.photos ?? [])].some(
      ({ status }) => status === 'waiting' || status === 'sending',
    );
    if (isOnItsWay) void requestSync();
    void armTimer().catch(reportError);
  });
  deliver();
}
