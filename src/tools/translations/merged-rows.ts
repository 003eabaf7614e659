import { languages, type Language } from '../../contract/language.ts';
import type { TranslationRow } from './translation-rows.ts';

/** What a file brought, laid over what is there: of its keys, the languages it has. Keys it does not name stay. */
export function mergedRows(rows: readonly TranslationRow[], brought: readonly TranslationRow[]): TranslationRow[] {
  const broughtLanguages = languages.filter((language) => brought.some(({ texts }) => texts[language] !== undefined));
  const byKey = new Map(brought.map((row) => [row.key, row]));
  const known = new Set(rows.map(({ key }) => key));
  return [
    ...rows.map((row) => {
      const found = byKey.get(row.key);
      if (!found) return row;
      return broughtLanguages.reduce((each, language) => withText(each, language, found.texts[language] ?? ''), row);
    }),
    ...brought.filter(({ key }) => !known.has(key)),
  ];
}

/** The row with one text changed; an emptied text is one that is not there. */
export function withText(row: TranslationRow, language: Language, text: string): TranslationRow {
  const { [language]: _before, ...others } = row.texts;
  return { ...row, texts: text === '' ? others : { ...others, [language]: text } };
}

/** The keys of rows in which at least one text is another than before. */
export function changedKeys(before: readonly TranslationRow[], rows: readonly TranslationRow[]): Set<string> {
  const earlier = new Map(before.map((row) => [row.key, row]));
  const differs = ({ key, texts }: TranslationRow) =>
    languages.some((language) => texts[language] !== earlier.get(key)?.texts[language]);
  return new Set(rows.filter(differs).map(({ key }) => key));
}
