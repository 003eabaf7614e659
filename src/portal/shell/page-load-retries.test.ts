import { expect, test } from 'vitest';
import { createPageLoadRetries } from './page-load-retries.ts';

function aStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
}

test('[SHELL-13] a page that does not load is reloaded a hundred times and no more, counted over the reloads', () => {
  const storage = aStorage();
  const taken = Array.from({ length: 102 }, () => createPageLoadRetries(() => storage).take());
  expect(taken.filter(Boolean)).toHaveLength(100);
  expect(taken.slice(100)).toEqual([false, false]);
});

test('[SHELL-13] a page that loads begins the count anew', () => {
  const storage = aStorage();
  const retries = createPageLoadRetries(() => storage);
  for (let nr = 0; nr < 100; nr += 1) retries.take();
  retries.reset();
  expect(retries.take()).toBe(true);
});

test.each(['x', '-1.5', 'NaN'])(
  '[SHELL-13] a count that is none (%s) or a store that is off reloads nothing',
  (text) => {
    const storage = aStorage();
    storage.setItem('pageLoadRetries', text);
    expect(createPageLoadRetries(() => storage).take()).toBe(false);
    const off = createPageLoadRetries(() => {
      throw new Error('switched off');
    });
    expect(off.take()).toBe(false);
    off.reset();
  },
);
