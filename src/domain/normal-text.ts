/** What the contract asks of one line of text: well formed, NFC, no control characters, trimmed. The page calls this before it freezes a submission. */
export function normalLine(typed: string): string {
  return typed
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

/** The same for several lines: line feeds stay, other line ends become line feeds. */
export function normalLines(typed: string): string {
  return typed
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .trim();
}
