import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueGroup, dueGroups, dueStateNow, dueWords, type ToldDue } from './due-words.ts';
import { addDays } from './plain-date.ts';
import { readFileSync } from 'node:fs';

const today = '2026-11-28'; // a Saturday
const texts = (language: string) =>
  JSON.parse(readFileSync(new URL(`../../public/locales/${language}/field.json`, import.meta.url), 'utf8')) as {
    due: { late: string; never: string };
  };

/** The sentence about a date so many days from today, with spaces as they are typed. */
function said(
  language: string,
  days: number,
  neverDone = false,
  state: ToldDue['state'] = days < 0 ? 'overdue' : 'soon',
) {
  const { due } = texts(language);
  const say = (key: 'late' | 'never', gaps?: { time: string }) => due[key].replace('{{time}}', gaps?.time ?? '');
  const told = { dueOn: addDays(today, days), state, neverDone };
  return dueWords(told, { today, locale: language, say }).replaceAll('\u00a0', ' ');
}

test.for([
  ['en', '6 years late, never checked', '1 day late', '3 days late', 'today', 'tomorrow', 'in 12 days', 'in 3 months'],
  [
    'de',
    '6 Jahre überfällig, noch nie geprüft',
    '1 Tag überfällig',
    '3 Tage überfällig',
    'heute',
    'morgen',
    'in 12 Tagen',
    'in 3 Monaten',
  ],
  [
    'uk',
    'прострочено на 6 років, ще не перевірялося',
    'прострочено на 1 день',
    'прострочено на 3 дні',
    'сьогодні',
    'завтра',
    'через 12 днів',
    'через 3 місяці',
  ],
  [
    'fr',
    'en retard de 6 ans, jamais contrôlé',
    'en retard de 1 jour',
    'en retard de 3 jours',
    'aujourd’hui',
    'demain',
    'dans 12 jours',
    'dans 3 mois',
  ],
  [
    'es',
    '6 años de retraso, nunca comprobado',
    '1 día de retraso',
    '3 días de retraso',
    'hoy',
    'mañana',
    'dentro de 12 días',
    'dentro de 3 meses',
  ],
])('[DUE-3, I18N-1] in %s a date is said with the number and the form it asks for', ([language = '', ...sentences]) => {
  const days: [number, boolean?][] = [[-6 * 365 - 3, true], [-1], [-3], [0], [1], [12], [95]];
  expect(days.map((each) => said(language, ...each))).toEqual(sentences);
});

test('[DUE-3] days are said up to two months, months up to two years, and never “next month”', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 4000 }), (days) => {
      expect(said('en', days)).toMatch(/^in (\d\d? days|([2-9]|1\d|2[0-3]) months|\d+ years)$/);
      expect(said('en', -days)).toMatch(/^(\d\d? days|([2-9]|1\d|2[0-3]) months|\d+ years) late$/);
    }),
  );
});

test('[DUE-3] an answer that was kept says that its date has passed, and what was told as overdue stays so', () => {
  const told = { dueOn: '2026-11-25', state: 'soon', neverDone: false } as const;
  expect(dueStateNow(told, today)).toBe('overdue');
  expect(said('en', -3, false, 'soon')).toBe('3 days late');
  expect(said('en', 0, false, 'overdue')).toBe('1 day late');
});

test('[DUE-3] dates follow each other under late, this week, this month and later', () => {
  const groupOf = (days: number) =>
    dueGroup({ dueOn: addDays(today, days), state: days < 0 ? 'overdue' : 'ok' }, today);
  expect([-400, -1, 0, 1, 2, 3].map(groupOf)).toEqual(['late', 'late', 'week', 'week', 'month', 'later']);
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      const [one, next] = [groupOf(days), groupOf(days + 1)].map((group) => dueGroups.indexOf(group));
      expect(next).toBeGreaterThanOrEqual(one!);
    }),
  );
});
