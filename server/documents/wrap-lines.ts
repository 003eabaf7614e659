/** Breaks a text into lines no wider than `width`: between words, and within one that is wider by itself. */
export function wrapLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, width, widthOf));
}

function wrapLine(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => brokenWord(each, width, widthOf))) {
    const longer = line === '' ? word.text : `${line}${word.isRest ? '' : ' '}${word.text}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = word.text;
    } else line = longer;
  }
  return [...lines, line];
}

type Piece = { text: string; isRest: boolean };

/** A word in pieces that fit; `isRest` is what follows another piece without a space. */
function brokenWord(word: string, width: number, widthOf: (text: string) => number): Piece[] {
  if (widthOf(word) <= width) return [{ text: word, isRest: false }];
  const pieces: Piece[] = [];
  let piece = '';
  for (const sign of word) {
    if (piece !== '' && widthOf(piece + sign) > width) {
      pieces.push({ text: piece, isRest: pieces.length > 0 });
      piece = '';
    }
    piece += sign;
  }
  return [...pieces, { text: piece, isRest: pieces.length > 0 }];
}
