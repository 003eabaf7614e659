import { expect, test } from 'vitest';
import type { OutboxItem } from '../../offline/outbox/outbox-item.ts';
import { hasWaitedLong } from './has-waited-long.ts';

const now = Date.UTC(2026, 10, 28, 7);
const day = 24 * 60 * 60_000;
const item = (age: number, status = 'waiting') => ({ status, queuedAt: now - age * day }) as OutboxItem;

test('[OFF-10, F52, F103] after seven days unsent work is named aloud, what the maker voided is not', () => {
  expect(hasWaitedLong([item(6.9)], now)).toBe(false);
  expect(hasWaitedLong([item(1), item(7.1)], now)).toBe(true);
  expect(hasWaitedLong([item(30, 'closed')], now)).toBe(false);
  expect(hasWaitedLong([{ ...item(0), queuedAt: 0 }], now)).toBe(false);
});
