/** Just enough of DER (X.690) to write a certificate. */

const tlv = (tag: number, content: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([tag, ...lengthOf(content)]), content]);

function lengthOf({ length }: Uint8Array): number[] {
  if (length < 0x80) return [length];
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return [0x80 | bytes.length, ...bytes];
}

export const sequence = (...parts: Uint8Array[]) => tlv(0x30, Buffer.concat(parts));
export const set = (...parts: Uint8Array[]) => tlv(0x31, Buffer.concat(parts));
export const octets = (content: Uint8Array) => tlv(0x04, content);
export const text = (content: string) => tlv(0x0c, Buffer.from(content, 'utf8'));
export const yes = tlv(0x01, Buffer.from([0xff]));

/** A positive number; a first bit of 1 would make it negative. */
export const integer = (bytes: Uint8Array) =>
  tlv(0x02, bytes[0]! >= 0x80 ? Buffer.concat([Buffer.of(0), bytes]) : bytes);

/** `unused`: bits at the end that stand for nothing. */
export const bits = (content: Uint8Array, unused = 0) => tlv(0x03, Buffer.concat([Buffer.of(unused), content]));

/** A tag whose meaning depends on where it stands, around other parts. */
export const tagged = (number: number, ...parts: Uint8Array[]) => tlv(0xa0 | number, Buffer.concat(parts));

/** The same, in place of the tag of one simple part. */
export const taggedBytes = (number: number, content: Uint8Array) => tlv(0x80 | number, content);

export function time(at: Date): Buffer {
  const digits = at.toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  // Two digits of the year until 2049, four from then on (RFC 5280, 4.1.2.5).
  return at.getUTCFullYear() < 2050 ? tlv(0x17, Buffer.from(digits.slice(2))) : tlv(0x18, Buffer.from(digits));
}

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return tlv(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(sevenBitGroups)]));
}

function sevenBitGroups(number: number): number[] {
  const groups = [number & 0x7f];
  for (let left = number >> 7; left > 0; left >>= 7) groups.unshift((left & 0x7f) | 0x80);
  return groups;
}
