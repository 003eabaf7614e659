const marksTooMany = /((?:(?!\u034F)\p{M}){30})(?=(?!\u034F)\p{M})/gu;

/** Joins rows of more than 30 marks with U+034F, which nobody sees: what is normalised then takes time by its length only. */
const withJoiners = (text: string) => text.replaceAll(marksTooMany, '$1\u034F');

/** Well formed and NFC, with rows of marks as the contract takes them; nothing is lost. */
export const normalForm = (text: string) => withJoiners(withJoiners(text.toWellFormed()).normalize('NFC'));

/** What the contract asks of one line of text: well formed, NFC, no control characters, trimmed. The page calls this before it freezes a submission. */
export function normalLine(typed: string): string {
  return normalForm(typed)
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

/** The same for several lines: line feeds stay, other line ends become line feeds. */
export function normalLines(typed: string): string {
  return normalForm(typed)
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .trim();
}
