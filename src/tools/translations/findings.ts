import { languages, type Language } from '../../contract/language.ts';
import type { TranslationRow } from './translation-rows.ts';

export const findingKinds = ['missing', 'unused', 'mismatched'] as const;
export type FindingKind = (typeof findingKinds)[number];
export type Finding = { language: Language; kind: FindingKind };

/**
 * What is wrong with each text, by its key. Missing: English has it, the language has not. Unused: the language has it
 * and English has not, so that no page asks for it. Mismatched: other placeholders or tags than in English.
 * A counted text is asked in the plural forms of its own language, not in those of English; and of none, where English
 * has words for none.
 */
export function findingsOf(rows: readonly TranslationRow[]): Map<string, Finding[]> {
  const english = new Map(rows.flatMap(({ key, texts }) => (texts.en === undefined ? [] : [[key, texts.en]])));
  const found = rows.map(({ key, texts }): [string, Finding[]] => [
    key,
    languages.flatMap((language): Finding[] => {
      const kind = evaluate({ key, language, text: texts[language], english });
      return kind ? [{ language, kind }] : [];
    }),
  ]);
  return new Map(found.filter(([, findings]) => findings.length > 0));
}

type Evaluated = { key: string; language: Language; text: string | undefined; english: ReadonlyMap<string, string> };

function evaluate({ key, language, text, english }: Evaluated): FindingKind | null {
  const [, base, form] = /^(.*)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  const counted = base === undefined ? undefined : english.get(`${base}_other`);
  const inEnglish = english.get(key) ?? counted;
  const isAsked = counted === undefined || form === 'zero' ? english.has(key) : formsOf(language).includes(form ?? '');
  if (text === undefined) return isAsked ? 'missing' : null;
  if (!isAsked || inEnglish === undefined) return 'unused';
  return marksOf(text) === marksOf(inEnglish) ? null : 'mismatched';
}

const formsOf = (language: Language): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

const marksOf = (text: string) =>
  [...new Set(text.match(/\{\{.*?\}\}|<\/?\w+>|\$t\(.*?\)/g))].toSorted((a, b) => a.localeCompare(b)).join(' ');
