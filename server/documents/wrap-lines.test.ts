import { expect, test } from 'vitest';
import { wrapLines } from './wrap-lines.ts';

const widthOf = (text: string) => text.length;
const wrapped = (text: string) => wrapLines(text, 10, widthOf);

test('[DOC-1] lines end between words, where somebody ended one, and within a word that is wider than the column', () => {
  expect(wrapped('ein kurzer Satz')).toEqual(['ein kurzer', 'Satz']);
  expect(wrapped('eins\n\nzwei')).toEqual(['eins', '', 'zwei']);
  expect(wrapped('a Infusionspumpenständer b')).toEqual(['a', 'Infusionsp', 'umpenständ', 'er b']);
});

test('[DOC-1] no sign of a text is lost, and no line is wider than its column unless a single sign is', () => {
  for (const text of ['', ' ', 'a  b', '𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞', 'x'.repeat(35), 'ab cd ef gh ij kl mn']) {
    const lines = wrapped(text);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    expect(lines.every((line) => widthOf(line) <= 10)).toBe(true);
  }
});
