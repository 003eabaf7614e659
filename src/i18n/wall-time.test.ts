import { expect, test } from 'vitest';
import { wallTime } from './wall-time.ts';

test('[QR-9, OFF-14] a time is told as the clock there showed it, with its offset, wherever it is read', () => {
  const styles = { dateStyle: 'medium', timeStyle: 'short' } as const;
  expect(wallTime('2026-11-27T23:30:00.000+05:45', 'de', styles)).toBe('27.11.2026, 23:30 (UTC+05:45)');
  expect(wallTime('2026-11-28T02:05:00-03:00', 'de', styles)).toBe('28.11.2026, 02:05 (UTC-03:00)');
  expect(wallTime('2026-11-28T02:05:00Z', 'de', { timeStyle: 'short' })).toBe('02:05 (UTC)');
  expect(wallTime('somewhen', 'en', styles)).toBe('somewhen');
});
