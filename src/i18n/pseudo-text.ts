const plain = 'aceginosuyACEGINOSUY';
const marked = 'áçéğíñóšúýÁÇÉĞÍÑÓŠÚÝ';

/**
 * A text as a longer language with other letters would show it: what stands on a page without marks was never
 * translated, and what has no room for a third more letters breaks. Placeholders and tags stay as they are.
 */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{.*?\}\}|<\/?\w+>|\$t\(.*?\))/);
  const letters = parts.map((part, at) => (at % 2 === 1 ? part : withMarks(part))).join('');
  return `[${letters}${'~'.repeat(Math.ceil(text.length / 3))}]`;
}

const withMarks = (part: string) => [...part].map((letter) => marked[plain.indexOf(letter)] ?? letter).join('');
