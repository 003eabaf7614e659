import { expect, test } from 'vitest';
import { regional } from './regional.ts';

test.each([
  ['en', ['en-US', 'de'], 'en-US'],
  ['en', ['de-DE', 'en'], 'en-GB'],
  ['de', ['en-US', 'de-CH'], 'de-CH'],
  ['uk', ['en-US'], 'uk'],
])('[I18N-1] dates and numbers in %s of a browser in %j are written as in %s', (language, browserLanguages, locale) => {
  expect(regional(language, browserLanguages)).toBe(locale);
});
