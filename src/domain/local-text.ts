import type { Language, LocalText } from '../contract/language.ts';

/** The text in the language asked for, else in English, else in the first there is (a pack made for one language). */
export function localText(texts: LocalText, language: Language): string {
  return texts[language] ?? texts.en ?? Object.values(texts)[0] ?? '';
}
