import { expect, test } from 'vitest';
import type { FieldWork } from '../offline/field-storage.ts';
import { syncWhatIsNew } from './sync-what-is-new.ts';

const work = (outbox: Record<string, string>, photos: Record<string, string> = {}) => {
  const rows = (all: Record<string, string>) => Object.entries(all).map(([id, status]) => ({ id, status }));
  return { outbox: rows(outbox), photos: rows(photos) } as unknown as FieldWork;
};

test('[OFF-15] the browser is asked to wake the worker when something begins to wait, and by no try of it', async () => {
  let asked = 0;
  let hasWorker = true;
  const sync = syncWhatIsNew(() => {
    asked += 1;
    return Promise.resolve(hasWorker);
  });
  await sync(undefined);
  await sync(work({ one: 'needsAttention' }, { photo: 'draft' }));
  expect(asked).toBe(0);
  for (let tries = 0; tries < 20; tries += 1)
    for (const status of ['waiting', 'sending']) await sync(work({ one: status }, { photo: 'waiting' }));
  expect(asked).toBe(1);
  await sync(work({ one: 'sending', two: 'waiting' }));
  expect(asked).toBe(2);
  // Refused, and tried again by a person: it begins to wait anew.
  await sync(work({ two: 'needsAttention' }));
  await sync(work({ two: 'waiting' }));
  expect(asked).toBe(3);

  hasWorker = false;
  await sync(work({ three: 'waiting' }));
  hasWorker = true;
  await sync(work({ three: 'sending' }));
  await sync(work({ three: 'waiting' }));
  expect(asked).toBe(5);
});
