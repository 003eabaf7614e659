import { readFileSync } from 'node:fs';
import type { Language } from '../../src/contract/language.ts';
import { dueWords, type ToldDue } from '../../src/domain/due-words.ts';

/** The sentence about a due date, as everywhere. */
export const dueSentence = ({ say, language }: Words, due: ToldDue, today: string): string =>
  dueWords(due, { today, locale: regional[language], say: (key, gaps) => say(`field:due.${key}`, gaps) });

/** The texts of the product in one language, as the page has them. */
export type Words = {
  language: Language;
  /** A text by its key, like `documents:made`, with its gaps filled. */
  say: (key: string, gaps?: Record<string, string | number>) => string;
  /** A day (YYYY-MM-DD) as it is written in that language. */
  day: (date: string) => string;
  /** An instant with its time zone. */
  instant: (at: string, timeZone?: string) => string;
  /** A decimal with the mark of that language. */
  decimal: (value: string | number) => string;
};

const folder = new URL('../../public/locales/', import.meta.url);

/** Reads texts of the language; each file once for each document, so that a changed text needs no restart. */
export function wordsIn(language: Language): Words {
  const files = new Map<string, unknown>();
  const fileOf = (namespace: string) => {
    const known = files.get(namespace);
    if (known !== undefined) return known;
    const read: unknown = JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, folder), 'utf8'));
    files.set(namespace, read);
    return read;
  };
  const days = new Intl.DateTimeFormat(regional[language], { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    language,
    say(key, gaps = {}) {
      const [namespace = '', path = ''] = key.split(':');
      const text = path
        .split('.')
        .reduce<unknown>((at, name) => (at as Record<string, unknown>)?.[name], fileOf(namespace));
      if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${language}.`);
      return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(gaps[name] ?? ''));
    },
    day: (date) => days.format(new Date(`${date}T00:00:00Z`)),
    instant: (at, timeZone = 'UTC') =>
      new Intl.DateTimeFormat(regional[language], {
        ...toTheMinute,
        timeZone: knownZone(timeZone),
      }).format(new Date(at)),
    decimal: (value) => (language === 'en' ? String(value) : String(value).replace('.', ',')),
  };
}

const toTheMinute = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** English as it is written in Europe. */
const regional: Record<Language, string> = { de: 'de-DE', en: 'en-GB', uk: 'uk-UA', fr: 'fr-FR', es: 'es-ES' };

/** A phone may name a zone that is not known here. */
function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
