const names: Record<string, string> = {
  '\u0004': 'EOT',
  '\u0009': 'TAB',
  '\u000A': 'LF',
  '\u000D': 'CR',
  '\u001B': 'ESC',
  '\u001C': 'FS',
  '\u001D': 'GS',
  '\u001E': 'RS',
  '\u001F': 'US',
};

/** A text with everything spelled out that cannot be seen, or that would turn what follows around. */
export function spelledText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => `<${names[character] ?? codePointOf(character)}>`);
}

const codePointOf = (character: string) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
