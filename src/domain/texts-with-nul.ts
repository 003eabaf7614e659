/**
 * Where in something read from JSON a text holds U+0000, as pointers (RFC 6901): PostgreSQL keeps no such text, so that
 * none is taken on either database (domain.md, section 0).
 */
export function textsWithNul(value: unknown, pointer = ''): string[] {
  if (typeof value === 'string') return value.includes('\0') ? [pointer] : [];
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => textsWithNul(each, `${pointer}/${escaped(key)}`));
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('\0', '');
