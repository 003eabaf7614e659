import type { Finding, FindingKind } from './findings.ts';
import type { TranslationRow } from './translation-rows.ts';

export const rowFilters = ['all', 'missing', 'unused', 'mismatched', 'changed'] as const;
export type RowFilter = (typeof rowFilters)[number];

type Known = { findings: ReadonlyMap<string, readonly Finding[]>; changed: ReadonlySet<string> };

/** True for a row the filter asks for. */
export function isAskedFor({ key }: TranslationRow, filter: RowFilter, { findings, changed }: Known): boolean {
  if (filter === 'all') return true;
  if (filter === 'changed') return changed.has(key);
  return hasFinding(findings.get(key), filter);
}

/** True for a row whose key or any of whose texts holds what is looked for. */
export function holdsText({ key, texts }: TranslationRow, wanted: string): boolean {
  const small = wanted.trim().toLowerCase();
  return small === '' || [key, ...Object.values(texts)].some((text) => text.toLowerCase().includes(small));
}

const hasFinding = (findings: readonly Finding[] = [], kind: FindingKind) =>
  findings.some((finding) => finding.kind === kind);
