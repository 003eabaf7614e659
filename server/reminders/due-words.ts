import type { Language } from '../../src/contract/language.ts';

export type DueCounts = { overdue: number; soon: number; neverDone: number };

/** Labels with a number behind them, so that no language has to bend a word. */
const words: Record<Language, Record<keyof DueCounts, string>> = {
  de: { overdue: 'Überfällig', soon: 'Bald fällig', neverDone: 'Noch nie geprüft' },
  en: { overdue: 'Overdue', soon: 'Due soon', neverDone: 'Never checked' },
  uk: { overdue: 'Прострочено', soon: 'Скоро термін', neverDone: 'Ще не перевірялися' },
  fr: { overdue: 'En retard', soon: 'Bientôt à échéance', neverDone: 'Jamais contrôlés' },
  es: { overdue: 'Vencidos', soon: 'Próximos a vencer', neverDone: 'Nunca comprobados' },
};

/** How many devices are in which state, a line for each state there is. */
export const dueLines = (counts: DueCounts, language: Language): string =>
  (['overdue', 'soon', 'neverDone'] as const)
    .filter((state) => counts[state] > 0)
    .map((state) => `${words[language][state]}: ${counts[state]}`)
    .join('\n');
