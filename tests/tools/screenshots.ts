import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { languages as allLanguages } from '../../src/contract/language.ts';
import { anotherBuild, copyBuild, dropBuild } from '../support/builders/another-build.ts';
import { settled } from '../support/drivers/settled.ts';
import { fillDatabase, servePortal } from '../support/servers/served-portal.ts';
import { browserOrAdvice } from './find-browser.ts';
import { languagesSideBySide } from './languages-side-by-side.ts';
import { scenes } from './screenshot-scenes.ts';

// `npm run screenshots`: every screen and state, phone and desk, light and dark, into the folder screenshots/.
// `-- --languages all` in five languages, with languages.html that lays them side by side; `-- --only unsent` those
// whose name contains it.
const { values: options } = parseArgs({
  options: { languages: { type: 'string', default: 'en' }, only: { type: 'string', default: '' } },
});
const languages = options.languages === 'all' ? allLanguages : options.languages.split(',');
const screens = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } };
const folder = 'screenshots';

const builtApp = copyBuild(join(import.meta.dirname, '../../dist'));
const nextBuild = anotherBuild(builtApp);
const filled = await fillDatabase();
const browser = await chromium.launch({
  executablePath: browserOrAdvice(),
  chromiumSandbox: process.getuid?.() !== 0,
});
if (options.only === '') rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

for (const name of Object.keys(scenes).filter((each) => each.includes(options.only))) {
  try {
    await photograph(browser, name);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
if (languages.length > 1)
  writeFileSync(join(folder, 'languages.html'), languagesSideBySide(readdirSync(folder), languages));
await browser.close();
for (const copy of [builtApp, nextBuild, filled]) dropBuild(copy);

/** Plays a scene once and takes its picture on every screen, in every scheme and language. */
async function photograph(from: Browser, name: string) {
  const portal = await servePortal(filled, builtApp);
  const context = await from.newContext({
    baseURL: portal.address,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: screens[390],
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await scenes[name]!({ page, context, portal, nextBuild });
    await page.locator('#root :is(h1, [role="status"])').first().waitFor();
    for (const language of languages) {
      await speak(page, language);
      for (const [width, viewport] of Object.entries(screens))
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme });
          await settled(page);
          const suffix = languages.length > 1 ? `-${language}` : '';
          const fullPage = name === 'components'; // a page to be looked at as a whole
          await page.screenshot({ path: `${folder}/${name}${suffix}-${width}-${colorScheme}.png`, fullPage });
        }
      await page.setViewportSize(screens[390]);
    }
    console.log(name);
  } finally {
    await context.close();
    await portal.stop();
  }
}

/** Changes the language as a person does; a page without a menu is opened again in the language it was told. */
async function speak(page: Page, language: string) {
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  const menu = page.locator('.language select');
  if (await menu.isVisible()) await menu.selectOption(language);
  else {
    await page.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
    await page.reload({ waitUntil: 'networkidle' });
  }
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
}
