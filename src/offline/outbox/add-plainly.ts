import { Dexie, RangeSet } from 'dexie';
import type { FieldDatabase } from '../database.ts';
import { correctedBy } from './outbox-row.ts';
import type { OutboxItem } from './outbox-item.ts';

/**
 * Nearly every save: nothing is known under its id, it takes the place of nothing, and no photos follow it. Puts it on
 * disk and removes its draft in one strict transaction whose questions are asked at once, on Dexie's connection but
 * without its layers: a person waits for this one. False when there is more to it; then nothing was changed.
 */
export function addPlainly(database: FieldDatabase, item: OutboxItem, giveUp?: AbortSignal): Promise<boolean> {
  if (correctedBy(item) !== null || !database.isOpen()) return Promise.resolve(false);
  const { id } = item;
  const stores = ['outbox', 'received', 'drafts', 'photos'];
  return new Promise((resolve, reject) => {
    const transaction = database.backendDB().transaction(stores, 'readwrite', { durability: 'strict' });
    let isPlain = true;
    const abort = () => transaction.abort();
    const isMore = () => {
      isPlain = false;
      abort();
    };
    const found = ({ target }: Event) => (target as IDBRequest<unknown>).result !== undefined && isPlain && isMore();
    giveUp?.addEventListener('abort', abort);
    transaction.addEventListener('complete', () => {
      giveUp?.removeEventListener('abort', abort);
      tell(database, { outbox: id, drafts: id });
      resolve(true);
    });
    transaction.addEventListener('abort', () => {
      giveUp?.removeEventListener('abort', abort);
      if (!isPlain) resolve(false);
      else reject(transaction.error ?? new DOMException('', 'AbortError'));
    });
    const known = transaction.objectStore('received').getKey(id);
    const photo = transaction.objectStore('photos').index('submissionId').getKey(id);
    for (const request of [known, photo]) request.addEventListener('success', found);
    const adding = transaction.objectStore('outbox').add(item);
    adding.addEventListener('error', () => (isPlain &&= adding.error?.name !== 'ConstraintError'));
    transaction.objectStore('drafts').delete(id);
  });
}

/** Tells whoever watches these tables, here and in other tabs, as Dexie does of its own writes. */
function tell({ name }: FieldDatabase, changed: Record<string, string>): void {
  const parts = Object.entries(changed).map(([table, key]) => [`idb://${name}/${table}/`, new RangeSet(key)] as const);
  Dexie.on.storagemutated.fire(Object.fromEntries(parts));
}
