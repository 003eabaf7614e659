import { expect, test } from 'vitest';
import { brand } from '../../contract/brand.ts';
import { languages } from '../../contract/language.ts';
import { loadLegalText } from './load-legal-text.ts';

const inLanguage = (page: 'legal' | 'privacy' | 'processing', language: string) =>
  loadLegalText(page, { language, brand: { ...brand, authority: 'Authority of Elsewhere' } });

test.each(languages)(
  'legal notice and privacy policy are there in %s, with the names of the provider',
  async (language) => {
    for (const page of ['legal', 'privacy'] as const) {
      const loaded = await inLanguage(page, language);
      expect(loaded.language).toBe(language);
      expect(JSON.stringify(loaded.text)).toContain(brand.controller.name);
    }
    const policy = JSON.stringify((await inLanguage('privacy', language)).text);
    expect(policy).toContain(brand.protectionOfficer.name);
    expect(policy).toContain('Authority of Elsewhere');
    for (const kept of ['cookieConsent', 'customerSidebarState', 'logoutOwed', 'pageLoadRetries', 'IndexedDB'])
      expect(policy).toContain(kept);
  },
);

test.each(['de', 'en', 'es', 'fr'])(
  '[I18N-3] data processing in %s names provider and external officer',
  async (language) => {
    const loaded = await inLanguage('processing', language);
    expect(loaded.language).toBe(language);
    expect(JSON.stringify(loaded.text)).toContain(brand.controller.name);
    expect(JSON.stringify(loaded.text)).toContain(brand.protectionOfficer.name);
  },
);

test('[I18N-3] data processing is shown in English where there is no text in the language', async () => {
  expect((await inLanguage('processing', 'uk')).language).toBe('en');
});

test('every language says the same, section by section', async () => {
  const blocks = async (page: 'legal' | 'privacy', language: string) =>
    (await inLanguage(page, language)).text.sections.map((section) => section.blocks.length);
  for (const language of languages)
    for (const page of ['legal', 'privacy'] as const)
      expect(await blocks(page, language)).toEqual(await blocks(page, 'en'));
});
