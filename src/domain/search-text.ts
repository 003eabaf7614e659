import { foldedText } from './folded-text.ts';

/**
 * What a thing is found by, folded: each word behind two spaces, so that even one letter finds the beginning of a word
 * in an index of three. Words with digits also stand without spaces and dashes.
 */
export function searchText(parts: readonly (string | null | undefined)[]): string {
  const words = parts.flatMap((part) => (part ? foldedText(part).split(' ') : []));
  const all = words.flatMap((word) => (hasDigit(word) ? [word, compact(word)] : [word])).filter((word) => word !== '');
  return [...new Set(all)].map((word) => `  ${word}`).join('');
}

/**
 * What each word somebody typed looks like in such a text. From three characters on it is found anywhere, shorter ones
 * at the beginning of a word only.
 */
export function searchedParts(typed: string): string[] {
  const words = foldedText(typed.replaceAll('\0', '')).split(' ');
  const all = words.map((word) => (hasDigit(word) ? compact(word) : word)).filter((word) => word !== '');
  return [...new Set(all)].slice(0, mostWords).map(withSpace);
}

const mostWords = 10;

/** Counted in code points, as the index counts. */
function withSpace(word: string): string {
  const missing = 3 - [...word].length;
  return missing > 0 ? ' '.repeat(missing) + word : word;
}

const hasDigit = (word: string) => /\d/.test(word);
const compact = (word: string) => word.replaceAll(/[-./\s]/g, '');
