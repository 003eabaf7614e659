import i18next from 'i18next';
import { expect, test } from 'vitest';
import { showDeveloperView } from './developer-texts.ts';
import { pseudoText } from './pseudo-text.ts';

async function english() {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'en', fallbackLng: 'en', resources: {}, interpolation: { escapeValue: false } });
  i18n.addResourceBundle('en', 'portal', { nav: { hello: 'Good day, {{name}}' } }, true, true);
  return i18n;
}
// Keys of this test are none of the product's.
const text = (i18n: Awaited<ReturnType<typeof english>>, key: string) => i18n.t(key as never, { name: 'Ada' } as never);

test('[SHELL-10] Dev shows every English text with marked letters and a third longer, values untouched', async () => {
  const i18n = await english();
  showDeveloperView(i18n, 'dev');
  expect(text(i18n, 'portal:nav.hello')).toBe('[Ğóód dáý, Ada~~~~~~]');
});

test('[SHELL-10] Debug shows the keys', async () => {
  const i18n = await english();
  showDeveloperView(i18n, 'debug');
  expect(text(i18n, 'portal:nav.hello')).toBe('portal:nav.hello');
});

test('[SHELL-10, I18N-2] texts that arrive or change while Dev is chosen are turned as well', async () => {
  const i18n = await english();
  showDeveloperView(i18n, 'dev');
  i18n.addResourceBundle('en', 'portal', { nav: { hello: 'Hey' } }, true, true);
  i18n.addResourceBundle('en', 'work', { save: 'Save' }, true, true);
  expect([text(i18n, 'portal:nav.hello'), text(i18n, 'work:save')]).toEqual(['[Héý~]', '[Šávé~~]']);
});

test('[SHELL-10] the real texts come back when another language is chosen', async () => {
  const i18n = await english();
  const stop = showDeveloperView(i18n, 'debug');
  i18n.addResourceBundle('en', 'work', { save: 'Save' }, true, true);
  stop();
  i18n.addResourceBundle('en', 'work', { more: 'More' }, true, true);
  expect(['portal:nav.hello', 'work:save', 'work:more'].map((key) => text(i18n, key))).toEqual([
    'Good day, Ada',
    'Save',
    'More',
  ]);
});

test('placeholders, tags and nested texts keep their form', () => {
  expect(pseudoText('Open <1>page</1> of {{name}} $t(nav.page)')).toBe(
    `[Ópéñ <1>páğé</1> óf {{name}} $t(nav.page)${'~'.repeat(14)}]`,
  );
});
