const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Crockford's check symbols: value modulo 37, the last five outside the alphabet. */
const checkSymbols = `${alphabet}*~$=U`;

/** The check symbol of a device reference of 16 characters. */
export function checkSymbolOf(deviceRef: string): string {
  let remainder = 0;
  for (const character of deviceRef) remainder = (remainder * 32 + alphabet.indexOf(character)) % 37;
  return checkSymbols[remainder]!;
}

/** A device reference as people read and type it: groups of four, then the check symbol. */
export function formatDeviceReference(deviceRef: string): string {
  return `${deviceRef.match(/.{4}/g)!.join(' ')} ${checkSymbolOf(deviceRef)}`;
}

export type TypedReference =
  | { kind: 'reference'; deviceRef: string }
  | { kind: 'wrongLength'; characters: number }
  | { kind: 'wrongCharacter'; character: string }
  | { kind: 'wrongCheckSymbol' };

/** Reads a typed reference: any case, with spaces or dashes, with O for 0 and I or L for 1, and its check symbol. */
export function parseDeviceReference(typed: string): TypedReference {
  const text = typed
    .toUpperCase()
    .replaceAll(/[\s\-–—]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const reference = text.slice(0, 16);
  const wrong = [...reference].find((character) => !alphabet.includes(character));
  if (wrong !== undefined) return { kind: 'wrongCharacter', character: wrong };
  if (text.length !== 17) return { kind: 'wrongLength', characters: text.length };
  if (checkSymbolOf(reference) !== text[16]) return { kind: 'wrongCheckSymbol' };
  return { kind: 'reference', deviceRef: reference };
}
