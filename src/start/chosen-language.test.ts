import { expect, test } from 'vitest';
import { languages } from '../contract/language.ts';
import { chosenLanguage, languageNames } from './chosen-language.ts';

test('[I18N-1] a language chosen by hand wins over the browser', () => {
  expect(chosenLanguage('unsent=2; language=uk', ['de-AT', 'en'])).toBe('uk');
});

test.each([
  [['pt-BR', 'fr-CH', 'de'], 'fr'],
  [['DE'], 'de'],
  [['pt-BR', 'pl'], 'en'],
  [[], 'en'],
])('[I18N-1] of %j the first that we speak is shown: %s', (browserLanguages, language) => {
  expect(chosenLanguage('', browserLanguages)).toBe(language);
  expect(chosenLanguage('language=xx', browserLanguages)).toBe(language);
});

test('[I18N-1] the menu offers every language of the product, in its order', () => {
  expect(Object.keys(languageNames)).toEqual([...languages]);
});
