import type { Language } from '../../src/contract/language.ts';
import { readLabelToken } from '../../src/domain/device-label.ts';

/**
 * The `Link` header of a field page: the data starts with the scripts instead of after them. The addresses must be
 * those the page fetches, letter by letter, or the browser fetches them twice.
 */
export function preloadLinks(token: string | undefined, language: Language): string {
  const read = token === undefined ? null : readLabelToken(token);
  const pack = read && `/api/public/qr/pack?modelNo=${read.label.modelNo}&language=${language}`;
  return [pack, `/locales/${language}/field.json`]
    .filter((path) => path !== null)
    .map((path) => `<${path}>; rel=preload; as=fetch; crossorigin=anonymous`)
    .join(', ');
}
