import type { Brand } from '../../contract/brand.ts';

/** A paragraph, a list, lines under each other (an address), or a table whose first row is its head. */
export type LegalBlock =
  | string
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'table'; rows: readonly (readonly string[])[] };

export type LegalText = { title: string; sections: readonly { title: string; blocks: readonly LegalBlock[] }[] };
export type LegalTexts = { legal: LegalText; privacy: LegalText; processing?: LegalText };

/** One language's texts, with the names of this installation in them. */
export type WriteLegalTexts = (brand: Brand) => LegalTexts;

export const list = (...items: string[]): LegalBlock => ({ kind: 'list', items });
export const lines = (...shown: string[]): LegalBlock => ({ kind: 'lines', lines: shown });
export const table = (...rows: string[][]): LegalBlock => ({ kind: 'table', rows });
