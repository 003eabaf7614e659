import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesSchema, isNormalText, lineSchema } from '../contract/text.ts';
import { searchTextSchema } from '../contract/list.ts';
import { foldedText } from './folded-text.ts';
import { normalLine, normalLines } from './normal-text.ts';
import { readTypedNumber } from './typed-number.ts';

const marks = `a${'\u0301'.repeat(30_000)}${'\u0323'.repeat(30_000)}`;
/** Two points of canonical order in turn: the worst for whoever sorts them. */
const inTurn = `a${'\u0323\u0301'.repeat(30_000)}`;
const within = `a${'\u0301'.repeat(900)}${'\u0323'.repeat(900)}`;

/** Processor time in milliseconds. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test.each([
  ['a comment', () => linesSchema({ min: 0, max: 2000 }).safeParse(marks)],
  ['a name', () => lineSchema({ max: 120 }).safeParse(inTurn)],
  ['a search', () => searchTextSchema.safeParse(marks)],
  ['a text of the page', () => normalLines(marks)],
  ['a line of the page', () => normalLine(inTurn)],
  ['what a name is found by', () => foldedText(inTurn)],
  ['a measured value', () => readTypedNumber(marks)],
  [
    'comments within their length',
    () => Array.from({ length: 256 }, () => linesSchema({ max: 2000 }).safeParse(within)),
  ],
])('[SEC-5] %s with thousands of accents on one letter is read at once', (_name, read) => {
  expect(costOf(read)).toBeLessThan(50);
});

test('[SEC-5, SEC-4] too long is said before anything else is looked at, and is all that is said', () => {
  const codes = linesSchema({ max: 2000 })
    .safeParse(`${marks}\0`)
    .error?.issues.map(({ message }) => message);
  expect(codes).toEqual(['textTooLong']);
});

test('[SEC-5, SEC-4] whatever somebody types becomes a text the server takes, and nothing of it is lost', () => {
  const unit = fc.oneof(
    fc.constantFrom('\u0301', '\u0323', '\u0344', '\u034F', 'a', 'é', '\u1E69', ' '),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 300 }), (units) => {
      const typed = units.join('');
      const line = normalLine(typed);
      expect([line, isNormalText(line)]).toEqual([line, true]);
      const lines = normalLines(typed);
      expect([lines, isNormalText(lines, 'manyLines')]).toEqual([lines, true]);
      expect(normalLine(line)).toBe(line);
    }),
  );
  // The letter and its first accent become one.
  expect(normalLine(within).replaceAll('\u034F', '')).toHaveLength(within.length - 1);
});
