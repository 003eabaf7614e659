import type { Page } from 'playwright/test';
import { languages, type Language } from '../../src/contract/language.ts';
import { axeFindings } from '../support/readers/axe-findings.ts';
import { cutTexts, sidewaysScroll } from '../support/readers/cut-text.ts';
import { isDelivery } from '../support/servers/fault-proxy.ts';
import { checkPump, openLabel, tap } from '../support/drivers/make-a-check.ts';
import { visitOnce } from '../support/readers/phone-storage.ts';
import type { ServedPortal } from '../support/servers/served-portal.ts';
import { expect, test } from './journey.ts';

test.use({ viewport: { width: 320, height: 640 } });
test.slow(); // every page in several languages

/** The two with the longest texts, and the one with the widest letters. */
const longest: Language[] = ['fr', 'de', 'uk'];

test('[I18N-1, A11Y-1] on a phone 320 px wide axe finds nothing in any language, and no text is cut in the longest', async ({
  context,
  page,
  portal,
}) => {
  const paths = await fieldPages(page, portal);
  for (const language of languages) {
    await context.addCookies([{ name: 'language', value: language, url: portal.address }]);
    for (const path of paths) {
      await page.goto(path);
      await isShown(page, language);
      if (longest.includes(language)) {
        expect.soft(await cutTexts(page), `${path} in ${language}`).toEqual([]);
        expect.soft(await sidewaysScroll(page), `${path} in ${language}`).toBe(0);
      }
      // Words differ by language, colours do not.
      const schemes = language === 'en' ? (['light', 'dark'] as const) : (['light'] as const);
      expect.soft(await axeFindings(page, schemes), `${path} in ${language}`).toEqual([]);
    }
  }
});

/** Every field page, with something begun and something unsent to be shown. */
async function fieldPages(page: Page, portal: ServedPortal): Promise<string[]> {
  const tokenOf = async (shows: string) => (await portal.label(shows)).url.split('/').at(-1)!;
  await visitOnce(page);
  await openLabel(page, await portal.label('due'));
  await tap(page, 'Housing and door undamaged');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  portal.proxy.meddle(isDelivery, { kind: 'cutRequest' });
  const waiting = await checkPump(page, await portal.label('inOrder'));
  return [
    '/qr/function-check',
    `/q/${await tokenOf('longestSerial')}`,
    `/q/${await tokenOf('tampered')}`,
    `/qr/device-registration?d=${await tokenOf('unregistered')}`,
    '/qr/unsent',
    '/qr/today',
    `/qr/receipt/${waiting}`,
  ];
}

/** The page is there in this language, and what comes after its first paint too. */
async function isShown(page: Page, language: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(
    page.getByRole('heading', { level: 1 }).or(page.getByRole('main').getByRole('heading')).first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
}
