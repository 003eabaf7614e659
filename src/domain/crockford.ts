/** Crockford Base32: digits and upper-case letters without I, L, O, U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const values = new Map([...alphabet].map((character, value) => [character, value]));

/** Base32 text of the bytes, most significant bit first, without padding. */
export function encodeCrockford(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(held >> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + alphabet[(held << (5 - bits)) & 31];
}

/** The bytes of a text in any case, or null: a character outside the alphabet, or bits left over that are not zero. */
export function decodeCrockford(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
  let at = 0;
  let bits = 0;
  let held = 0;
  for (const character of text.toUpperCase()) {
    const value = values.get(character);
    if (value === undefined) return null;
    held = (held << 5) | value;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
    held &= (1 << bits) - 1;
  }
  return held === 0 && bits < 5 ? bytes : null;
}
