import { expect, test } from 'vitest';
import { startTranslations, type FetchTexts } from './translations.ts';

const ofTheBuild: Record<string, unknown> = {
  '/locales/de/field.json': { back: 'Zurück', optional: '(freiwillig)' },
  '/locales/en/field.json': { back: 'Back', optional: '(optional)' },
};
const build: FetchTexts = (path) => Promise.resolve(ofTheBuild[path] ?? null);
const start = async (language: string, fetchTexts: FetchTexts = build) => {
  const translations = await startTranslations({ language, fallback: 'en', fetchTexts });
  return {
    ...translations,
    loaded: await translations.load('field'),
    t: (key: 'back' | 'optional') => translations.i18n.t(key),
  };
};

test('[I18N-1] texts come in the language of the page, in English where it is missing', async () => {
  expect((await start('de')).t('back')).toBe('Zurück');
  const ukrainian = await start('uk');
  expect([ukrainian.loaded, ukrainian.t('back')]).toEqual([true, 'Back']);
});

test('[I18N-1] without any texts the page is told so', async () => {
  expect((await start('de', () => Promise.resolve(null))).loaded).toBe(false);
});

test('[I18N-2] the texts of the build show first, the ones of the server are laid over them', async () => {
  const { t, refresh, i18n } = await start('de', (path, from) =>
    from === 'network' ? Promise.resolve({ back: 'Zurück zum Anfang' }) : build(path, from),
  );
  let isTold = false;
  i18n.store.on('added', () => (isTold = true)); // what the hook of react-i18next listens to, as `bindI18nStore` says
  expect(t('back')).toBe('Zurück');
  await refresh();
  expect([t('back'), t('optional')]).toEqual(['Zurück zum Anfang', '(freiwillig)']);
  expect([isTold, i18n.options.react?.bindI18nStore]).toEqual([true, 'added']);
});

test.each([null, 'text', ['back'], { back: 7 }, { back: { deep: null } }])(
  '[I18N-2] an answer that is no set of texts (%j) changes nothing',
  async (answer) => {
    const { t, refresh } = await start('de', (path, from) =>
      from === 'network' ? Promise.resolve(answer) : build(path, from),
    );
    await refresh();
    expect(t('back')).toBe('Zurück');
  },
);

test('[I18N-1] another language is shown only once its texts are here', async () => {
  const { t, change } = await start('de');
  expect(await change('fr')).toBe(false);
  expect(t('back')).toBe('Zurück');
  expect(await change('en')).toBe(true);
  expect(t('back')).toBe('Back');
});
