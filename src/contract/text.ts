import { z } from './zod.ts';

const controlCharacter = /\p{Cc}|[\u2028\u2029]/u;
const controlCharacterButLineFeed = /[^\P{Cc}\n]|[\u2028\u2029]/u;

/** Length as people count it: code points, not UTF-16 units. */
export const codePoints = (text: string) => [...text].length;

/** NFC, trimmed, well formed, without control characters; line feeds only where several lines are allowed. */
export function isNormalText(text: string, lines: 'oneLine' | 'manyLines' = 'oneLine') {
  const forbidden = lines === 'oneLine' ? controlCharacter : controlCharacterButLineFeed;
  return text.isWellFormed() && text === text.normalize('NFC') && text === text.trim() && !forbidden.test(text);
}

/** Limits of a text in code points. */
export type TextLimits = { min?: number; max: number };

const withLimits = ({ min = 1, max }: TextLimits) =>
  z.string().check(
    z.refine((text) => codePoints(text) >= min, { error: 'textTooShort', params: { min } }),
    z.refine((text) => codePoints(text) <= max, { error: 'textTooLong', params: { max } }),
  );

/** One line of text. The server refuses what is not normal and never rewrites it; the page normalises (domain/normal-text.ts). */
export const lineSchema = (limits: TextLimits) =>
  withLimits(limits).check(z.refine((text) => isNormalText(text), { error: 'textNotNormal' }));

/** Several lines of text. */
export const linesSchema = (limits: TextLimits) =>
  withLimits(limits).check(z.refine((text) => isNormalText(text, 'manyLines'), { error: 'textNotNormal' }));

/** Text kept exactly as scanned or typed, whatever is in it. */
export const exactTextSchema = z
  .string()
  .check(z.refine((text) => codePoints(text) <= 500, { error: 'textTooLong', params: { max: 500 } }));
