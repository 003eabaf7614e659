import { expect, test } from 'vitest';
import { pageLanguage } from './page-language.ts';

test.each([
  [undefined, undefined, 'en'],
  [undefined, '', 'en'],
  [undefined, 'fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
  [undefined, 'it-IT, it;q=0.9, es;q=0.8', 'es'],
  [undefined, 'en;q=0.3, uk;q=0.9', 'uk'],
  [undefined, 'DE-AT', 'de'],
  [undefined, 'de;q=0, fr', 'fr'],
  [undefined, 'pl, *', 'en'],
  ['uk', 'fr', 'uk'],
  ['it', 'fr', 'fr'],
] as const)('[I18N-1] cookie %s and browser languages "%s" start in %s', (cookie, acceptLanguage, language) => {
  expect(pageLanguage({ cookie, acceptLanguage })).toBe(language);
});
