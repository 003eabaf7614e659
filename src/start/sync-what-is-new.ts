import type { FieldWork } from '../offline/field-storage.ts';

/**
 * Asks once for each thing that begins to wait that the browser wakes the worker for it. Asked at every try, the browser
 * would wake it at once, and each try would be the cause of the next. `request` answers whether it was heard.
 */
export function syncWhatIsNew(request: () => Promise<boolean>) {
  let asked: ReadonlySet<string> = new Set();

  return async (work: Pick<FieldWork, 'outbox' | 'photos'> | undefined): Promise<void> => {
    if (!work) return;
    const waiting = [...work.outbox, ...work.photos]
      .filter(({ status }) => status === 'waiting' || status === 'sending')
      .map(({ id }) => id);
    const before = asked;
    asked = new Set(waiting);
    if (waiting.every((id) => before.has(id))) return;
    if (!(await request())) asked = before; // no worker yet: asked again at the next change
  };
}
