import { fallbackLanguage, languageSchema, type Language } from '../../src/contract/language.ts';

/** What a request says about its reader: the cookie of a language chosen by hand, and the browser's languages. */
export type Reader = { cookie: string | undefined; acceptLanguage: string | undefined };

/** The language a page will start in, found by the page's own rule: chosen by hand, else the browser's first we have, else English. */
export function pageLanguage({ cookie, acceptLanguage = '' }: Reader): Language {
  const chosen = languageSchema.safeParse(cookie);
  if (chosen.success) return chosen.data;
  const wanted = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((it) => it.trim());
      const weight = Number(parameters.find((it) => it.startsWith('q='))?.slice(2) ?? '1');
      return { language: languageSchema.safeParse(tag.split('-')[0]!.toLowerCase()), weight };
    })
    .filter(({ language, weight }) => language.success && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return wanted[0]?.language.data ?? fallbackLanguage;
}
