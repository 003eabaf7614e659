import { identifierAt, type Gs1Element } from './gs1-elements.ts';

/** Reads a GS1 Digital Link, "https://id.example/01/04012345678901/21/A1?17=271231"; null when it is none. */
export function readDigitalLink(text: string): Gs1Element[] | null {
  const [, path, query] =
    /^https?:\/\/[^/?#]+\/(?:[^?#]*\/)?(01\/\d{8,14}(?:\/[^?#]*)?)(?:\?([^#]*))?(?:#.*)?$/i.exec(text) ?? [];
  if (path === undefined) return null;
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length % 2 !== 0) return null;
  const inPath = Array.from(
    { length: parts.length / 2 },
    (_, pair) => [parts[2 * pair]!, parts[2 * pair + 1]!] as const,
  );
  const inQuery = (query ?? '').split('&').map((pair) => pair.split('=', 2) as [string, string | undefined]);
  const elements: Gs1Element[] = [];
  for (const [ai, encoded = ''] of [...inPath, ...inQuery]) {
    if (identifierAt(ai) !== ai) continue; // a parameter of the address that is nothing of GS1
    const value = decoded(encoded);
    if (value === null || elements.some((each) => each.ai === ai)) return null;
    // A GTIN of 8, 12 or 13 digits is the same number with zeros before it.
    elements.push({ ai, value: ai === '01' ? value.padStart(14, '0') : value });
  }
  return elements;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
