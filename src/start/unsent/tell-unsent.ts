import { callEndpoint } from '../../api/call-endpoint.ts';
import { fieldEndpoints } from '../../contract/field-endpoints.ts';
import { missingPhotos, unsentItems } from './unsent-items.ts';
import type { FieldStorage } from '../../offline/field-storage.ts';

const untilItRests = 1_500; // milliseconds

/**
 * How many unsent items this browser once told of and has no more: it cleared them. Null while the server does not
 * answer; then nothing may be told yet, because that would wipe the trace.
 */
export async function readLostWork(storage: FieldStorage): Promise<number | null> {
  const { wasTold } = await storage.unsent();
  if (await wasTold()) return 0;
  const told = await callEndpoint(fieldEndpoints.readUnsentTold);
  return told.kind === 'answered' ? told.answer.count : null;
}

/** Tells the server the number of unsent items whenever it has changed and rests. Nothing waits for it. */
export function keepTelling(storage: FieldStorage): () => void {
  let told: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function tell() {
    const work = storage.work.read();
    if (!work || !navigator.onLine) return;
    const count = unsentItems(work.outbox).length + missingPhotos(work).length;
    if (count === told) return;
    await (await storage.unsent()).noteTold();
    const outcome = await callEndpoint(fieldEndpoints.tellUnsent, { body: { count } });
    if (outcome.kind === 'answered') told = count;
  }
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void tell().catch(reportError), untilItRests);
  };

  addEventListener('online', changed);
  const stop = storage.work.subscribe(changed);
  changed();
  return () => {
    clearTimeout(timer);
    removeEventListener('online', changed);
    stop();
  };
}
