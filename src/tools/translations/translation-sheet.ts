import { languages, type Language } from '../../contract/language.ts';
import { isKey, type TranslationRow } from './translation-rows.ts';

/** A table as spreadsheets know it; null where a cell is empty. */
export type Cells = readonly (readonly (string | null)[])[];
export type ReadSheet =
  | { kind: 'rows'; rows: TranslationRow[] }
  | { kind: 'wrong'; why: 'noHead' | 'unreadable' }
  | { kind: 'wrong'; why: 'notAKey' | 'keyTwice'; line: number };

/** One line for each text: its key, then the languages in the order of the menu. */
export const cellsOf = (rows: readonly TranslationRow[]): Cells => [
  ['key', ...languages],
  ...rows.map(({ key, texts }) => [key, ...languages.map((language) => texts[language] ?? null)]),
];

/** Reads such a table, its columns in any order; an empty cell is a text that is not there. */
export function rowsOfCells([head = [], ...lines]: Cells): ReadSheet {
  const names = head.map((name) => name?.trim().toLowerCase());
  const keyAt = names.indexOf('key');
  const columns = languages.flatMap((language): [Language, number][] => {
    const at = names.indexOf(language);
    return at < 0 ? [] : [[language, at]];
  });
  if (keyAt < 0 || columns.length === 0) return { kind: 'wrong', why: 'noHead' };

  const rows = new Map<string, TranslationRow>();
  for (const [index, cells] of lines.entries()) {
    if (cells.every((cell) => !cell)) continue;
    const key = cells[keyAt]?.trim() ?? '';
    const line = index + 2;
    if (!isKey(key)) return { kind: 'wrong', why: 'notAKey', line };
    if (rows.has(key)) return { kind: 'wrong', why: 'keyTwice', line };
    const texts = columns.flatMap(([language, at]) => (cells[at] ? [[language, cells[at]]] : []));
    rows.set(key, { key, texts: Object.fromEntries(texts) as TranslationRow['texts'] });
  }
  return { kind: 'rows', rows: [...rows.values()] };
}
