import type { Language } from '../contract/language.ts';
import { quietly } from '../ui/quietly.ts';

/**
 * The languages by their own names, in the order of the menu. The compiler holds it against the contract's list, whose
 * module would bring the schemas into the first load.
 */
export const languageNames: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  uk: 'Українська',
  fr: 'Français',
  es: 'Español',
};
export const fallbackLanguage: Language = 'en';

/** The language of the page: chosen by hand, else the first of the browser's that we speak, else English. */
export function chosenLanguage(cookies: string, browserLanguages: readonly string[]): Language {
  const chosen = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(cookies)?.[1];
  const wanted = [chosen, ...browserLanguages.map((tag) => tag.split('-')[0]!.toLowerCase())];
  return wanted.find(isLanguage) ?? fallbackLanguage;
}

/** Remembers a choice for a year: in the cookie the server reads too, and in local storage. */
export function rememberLanguage(language: Language) {
  document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  quietly(() => localStorage.setItem('language', language)); // where it is switched off the cookie is enough
}

const isLanguage = (name: string | undefined): name is Language =>
  name !== undefined && Object.hasOwn(languageNames, name);
