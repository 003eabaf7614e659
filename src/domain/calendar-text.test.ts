import { expect, test } from 'vitest';
import { calendarText } from './calendar-text.ts';

test('[DUE-2] a calendar has whole days, no letter cut in two, and commas that stay in their text', () => {
  const summary = `Prüfung: ${'ü'.repeat(60)}, OP; links`;
  const day = { uid: 'one@portal', date: '2027-03-31', summary, location: 'ICU', url: 'https://p.example/x' };
  const text = calendarText('Klinik', [day], '2026-11-28T08:00:00.000Z');
  expect(text).toContain('DTSTART;VALUE=DATE:20270331\r\n');
  expect(text).toContain('DTSTAMP:20261128T080000Z\r\n');
  const lines = text.split('\r\n');
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(text.replaceAll('\r\n ', '')).toContain(String.raw`SUMMARY:Prüfung: ${'ü'.repeat(60)}\, OP\; links`);
  expect(lines.at(-1)).toBe('');
});
