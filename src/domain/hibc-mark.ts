const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%';
const supplierMark = /^\+[A-Z][A-Z0-9]{3}[A-Z0-9\-. $/+%]{3,}$/;

/** Whether a text is a mark of the HIBC kind (ANSI/HIBC 2.6): a plus, the supplier's code, and its check character. */
export function isHibcMark(text: string): boolean {
  const mark = text.trim().replace(/^\][a-zA-Z]\d/, '');
  if (!supplierMark.test(mark)) return false;
  let sum = 0;
  for (const character of mark.slice(0, -1)) sum += characters.indexOf(character);
  return characters[sum % 43] === mark.at(-1);
}
