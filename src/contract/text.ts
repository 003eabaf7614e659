import { z } from './zod.ts';

const controlCharacter = /\p{Cc}|[\u2028\u2029]/u;
const controlCharacterButLineFeed = /[^\P{Cc}\n]|[\u2028\u2029]/u;

const mostMarks = 30;

/**
 * Whether a letter has more than 30 marks in a row, which Unicode's stream-safe text has not (UAX 15, section 13): to put
 * longer rows in order takes time by their square. U+034F joins without being one of them. In time by the length.
 */
const hasTooManyMarks = (text: string) =>
  (text.match(/\p{M}+/gu) ?? []).some(
    (row) => row.length > mostMarks && row.split('\u034F').some((each) => codePoints(each) > mostMarks),
  );

/** Length as people count it: code points, not UTF-16 units. */
const codePoints = (text: string) => [...text].length;

/** Whether a text has no more code points than that; what is far longer is not even counted. */
export const isAtMost = (text: string, most: number) =>
  text.length <= most || (text.length <= 2 * most && codePoints(text) <= most);
export const isAtLeast = (text: string, least: number) => text.length >= 2 * least || codePoints(text) >= least;

/** NFC, without endless rows of marks, trimmed, well formed, without control characters; line feeds only where several lines are allowed. */
export function isNormalText(text: string, lines: 'oneLine' | 'manyLines' = 'oneLine') {
  const forbidden = lines === 'oneLine' ? controlCharacter : controlCharacterButLineFeed;
  if (!text.isWellFormed() || hasTooManyMarks(text) || forbidden.test(text)) return false;
  return text === text.trim() && text === text.normalize('NFC');
}

/** Limits of a text in code points. */
export type TextLimits = { min?: number; max: number };

/** Comes first and ends the check of a text, so that nothing costly is done with one that is too long. */
export const noLongerThan = (max: number) =>
  z.refine<string>((text) => isAtMost(text, max), { error: 'textTooLong', params: { max }, abort: true });

const withLimits = ({ min = 1, max }: TextLimits) =>
  z.string().check(
    noLongerThan(max),
    z.refine((text) => isAtLeast(text, min), { error: 'textTooShort', params: { min } }),
  );

/** One line of text. The server refuses what is not normal and never rewrites it; the page normalises (domain/normal-text.ts). */
export const lineSchema = (limits: TextLimits) =>
  withLimits(limits).check(z.refine((text) => isNormalText(text), { error: 'textNotNormal' }));

/** Several lines of text. */
export const linesSchema = (limits: TextLimits) =>
  withLimits(limits).check(z.refine((text) => isNormalText(text, 'manyLines'), { error: 'textNotNormal' }));

/** Code points of a text that is kept exactly. */
export const longestExactText = 500;

/** Text kept exactly as scanned or typed, whatever is in it, except U+0000, which PostgreSQL cannot hold. */
export const exactTextSchema = z.string().check(
  noLongerThan(longestExactText),
  z.refine((text) => !text.includes('\0'), { error: 'textNotNormal' }),
);
