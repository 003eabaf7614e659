import { fallbackLanguage, languages, type Language } from '../contract/language.ts';

/** The language of a page, as texts of several languages are asked for. */
export const shownLanguage = (code: string): Language => languages.find((each) => each === code) ?? fallbackLanguage;
