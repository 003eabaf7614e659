/** Anything JSON can say. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined };

/**
 * RFC 8785 (JSON Canonicalization Scheme): keys sorted by UTF-16 units, numbers and strings as JSON.stringify writes them.
 * Keys whose value is undefined are left out, as JSON does.
 */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .toSorted(byUnits)
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key]!)}`);
  return `{${members.join(',')}}`;
}

const byUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
