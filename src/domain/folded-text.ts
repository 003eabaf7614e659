/**
 * Text as it is compared and sorted: case and accents do not count, ß is ss. Two writings of one name are one, on both
 * databases alike, because the folding happens here and not in their collations.
 */
export function foldedText(text: string): string {
  return text
    .replaceAll(/\p{M}{30,}/gu, (row) => [...row].slice(0, 30).join('')) // no mark counts, and long rows of them are slow to put in order
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
