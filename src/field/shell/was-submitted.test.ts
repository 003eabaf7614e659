import { expect, test } from 'vitest';
import type { FieldStorage, FieldWork } from '../../offline/field-storage.ts';
import { wasSubmitted } from './was-submitted.ts';

/** A store whose work becomes known a moment after somebody listens. */
function storageWith(work: Partial<FieldWork>) {
  let known: FieldWork | undefined;
  const listeners = new Set<() => void>();
  const storage = {
    work: {
      read: () => known,
      subscribe(listener: () => void) {
        listeners.add(listener);
        queueMicrotask(() => {
          known = { drafts: [], unreadableDrafts: [], outbox: [], discarded: [], received: [], photos: [], ...work };
          for (const each of listeners) each();
        });
        return () => void listeners.delete(listener);
      },
    },
  };
  return { storage: storage as unknown as FieldStorage, listeners };
}

test('[OFF-3] the address of a form that was saved leads to its receipt, waiting or received', async () => {
  const waiting = storageWith({ outbox: [{ id: '1' }] as FieldWork['outbox'] });
  expect(await wasSubmitted(waiting.storage, '1')).toBe(true);
  expect(await wasSubmitted(storageWith({ received: [{ id: '1' }] as FieldWork['received'] }).storage, '1')).toBe(true);
  expect(await wasSubmitted(storageWith({}).storage, '1')).toBe(false);
});

test('nobody goes on listening once it is known', async () => {
  const { storage, listeners } = storageWith({});
  await wasSubmitted(storage, '1');
  expect(listeners.size).toBe(0);
});
