/** A UUID version 7 (RFC 9562, 5.7): 48 bits of milliseconds, then 74 random bits; ids sort by the time they were made. */
export function uuidV7(now: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  new DataView(bytes.buffer).setUint32(0, Math.floor(now / 65_536));
  new DataView(bytes.buffer).setUint16(4, now % 65_536);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}
