import type { BrowserContext, Page } from 'playwright';
import { aFunctionCheck, delivered } from '../support/builders/a-function-check.ts';
import { isDelivery } from '../support/servers/fault-proxy.ts';
import {
  answerPump,
  checkPump,
  checkUnknownModel,
  openLabel,
  receivedReceipt,
  review,
  save,
  tap,
} from '../support/drivers/make-a-check.ts';
import { visitOnce } from '../support/readers/phone-storage.ts';
import { fillInRegistration } from '../support/drivers/register-a-device.ts';
import type { ServedPortal } from '../support/servers/served-portal.ts';
import { deskScenes } from './desk-scenes.ts';
import { scanScenes } from './scan-scenes.ts';

/** A phone of its own on a server of its own; the scene brings the page to where it is to be seen. */
export type Stage = { page: Page; context: BrowserContext; portal: ServedPortal; nextBuild: string };
export type Scene = (stage: Stage) => Promise<unknown>;

const label =
  (shows: string): Scene =>
  async ({ page, portal }) => {
    await openLabel(page, await portal.label(shows));
    await page.waitForLoadState('networkidle');
  };

/** Every screen and every state worth looking at, by the name of its picture. */
export const scenes: Record<string, Scene> = {
  start: ({ page }) => visitOnce(page),
  'start-error': async ({ page }) => {
    await visitOnce(page);
    await page.getByRole('button', { name: 'Start function check' }).click();
  },
  'start-plate': async ({ page }) => {
    await visitOnce(page);
    await page.getByRole('radio', { name: 'By model and serial number' }).check();
  },
  ...scanScenes,
  ...deskScenes,
  'start-damaged-code': ({ page }) => page.goto('/q/200YCZ'),
  'start-with-work': async (stage) => {
    await beUnsent(stage);
    await stage.page.goto('/qr/function-check');
  },
  check: label('inOrder'),
  'check-overdue': label('overdue'),
  'check-tampered': label('tampered'),
  'check-superseded': label('superseded'),
  'check-decommissioned': label('decommissioned'),
  'check-blocked': label('blocked'),
  'check-unregistered': label('unregistered'),
  'check-unknown-device': label('unknownDevice'),
  'check-unknown-model': label('unknownModel'),
  'check-longest-serial': label('longestSerial'),
  'check-earlier-draft': async (stage) => {
    await label('inOrder')(stage);
    await tap(stage.page, 'Housing and door undamaged');
    await stage.page.getByText(/^Saved \d/).waitFor();
    await label('inOrder')(stage);
  },
  'check-answered': async (stage) => {
    await beAnswered(stage);
    await stage.page.evaluate(() => scrollTo(0, 0));
  },
  'check-measured': async (stage) => {
    await beAnswered(stage);
    await stage.page.locator('#step-occlusionPressure').evaluate((step) => step.scrollIntoView());
  },
  'check-without-network': async ({ context, page, portal }) => {
    const { url } = await portal.label('inOrder');
    await visitOnce(page);
    await portal.proxy.refuse();
    await context.setOffline(true);
    await openLabel(page, { url });
    await page.getByText('No network').waitFor();
  },
  'check-no-checklist': async ({ page, portal }) => {
    portal.proxy.meddle(({ path }) => path.startsWith('/api/'), { kind: 'cutRequest' });
    await page.goto(`/qr/function-check?modelNo=210&serial=VN24A003117`);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  },
  review: async (stage) => {
    await beAnswered(stage);
    await review(stage.page);
    await stage.page.evaluate(() => scrollTo(0, 0));
  },
  'review-end': async (stage) => {
    await beAnswered(stage);
    await review(stage.page);
    await stage.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  },
  'review-errors': async (stage) => {
    await beAnswered(stage);
    await stage.page.getByRole('button', { name: 'Review and save' }).click();
    await stage.page.getByRole('button', { name: 'Save check' }).click();
  },
  'receipt-stored': async ({ page, portal }) => {
    portal.proxy.meddle(isDelivery, { kind: 'cutRequest' });
    await checkPump(page, await portal.label('inOrder'));
  },
  'receipt-received': async ({ page, portal }) => {
    await checkPump(page, await portal.label('inOrder'));
    await receivedReceipt(page);
  },
  'receipt-failed-and-marked': async (stage) => {
    await beAnswered(stage, 'tampered');
    await review(stage.page);
    await save(stage.page);
    await receivedReceipt(stage.page);
  },
  'receipt-needs-attention': async (stage) => {
    const [id] = await beUnsent(stage);
    await stage.page.goto(`/qr/receipt/${id}`);
  },
  'receipt-elsewhere': async ({ page }) => {
    await page.goto('/qr/receipt/01930000-0000-7000-8000-000000000001');
    await page.getByRole('textbox').waitFor();
  },
  'unsent-nothing': ({ page }) => page.goto('/qr/unsent'),
  unsent: async (stage) => {
    await beUnsent(stage);
    await stage.page.goto('/qr/unsent');
    await stage.page.getByRole('heading', { name: 'Needs your attention' }).waitFor();
  },
  'unsent-discard': async (stage) => {
    await beUnsent(stage);
    await stage.page.goto('/qr/unsent');
    await stage.page.getByRole('button', { name: 'Discard', exact: true }).first().click();
  },
  'registration-which-device': ({ page }) => page.goto('/qr/device-registration'),
  registration: async ({ page, portal }) => {
    const { url } = await portal.label('unregistered');
    await page.goto(`/qr/device-registration?d=${url.split('/').at(-1)}`);
    await fillInRegistration(page);
    await page.evaluate(() => scrollTo(0, 0));
  },
  'registration-errors': async ({ page, portal }) => {
    const { url } = await portal.label('unregistered');
    await page.goto(`/qr/device-registration?d=${url.split('/').at(-1)}`);
    await page.getByRole('button', { name: 'Save registration' }).click();
  },
  'new-version': async ({ page, portal, nextBuild }) => {
    await visitOnce(page);
    await portal.restart({ dist: nextBuild });
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.getByRole('button', { name: 'Use it now' }).waitFor();
  },
  'not-found': ({ page }) => page.goto('/qr/no-such-page'),
  components: async ({ page }) => {
    await page.goto('/ui');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'demo-labels': async ({ page }) => {
    await page.goto('/demo/labels');
    await page.getByRole('img').first().waitFor();
  },
};

/** A check of a pump with something of everything: passed, failed with words, close to a limit, and a number in words. */
async function beAnswered(stage: Stage, shows = 'inOrder') {
  const { page } = stage;
  await label(shows)(stage);
  await answerPump(page);
  await page.getByRole('textbox', { name: 'Occlusion alarm pressure' }).fill('105');
  await tap(page, 'Mains cable and plug undamaged', 'Fail');
  await page
    .getByRole('region', { name: 'Mains cable and plug undamaged' })
    .getByRole('textbox', { name: 'What did you see or do?' })
    .fill('Insulation torn near the plug, taken out of service.');
  await tap(page, 'Drop sensor detects falling drops', 'Not applicable');
  await page.getByText(/^Saved \d/).waitFor();
}

/** One refused check, one on its way, one received, and one draft; answers their ids in this order. */
async function beUnsent({ page, portal }: Stage): Promise<string[]> {
  const received = await checkPump(page, await portal.label('due'));
  await receivedReceipt(page);
  await openLabel(page, await portal.label('superseded'));
  await tap(page, 'Housing and door undamaged');
  await page.getByText(/^Saved \d/).waitFor();
  portal.proxy.meddle(isDelivery, { kind: 'cutRequest' });
  const refused = await checkPump(page, await portal.label('inOrder'));
  await portal.deliver(delivered(aFunctionCheck({ submissionId: refused })));
  portal.proxy.letPass();
  await page.goto('/qr/unsent');
  await page.getByRole('heading', { name: 'Needs your attention' }).waitFor();
  portal.proxy.meddle(isDelivery, { kind: 'answer', status: 502, headers: { 'content-type': 'text/html' } });
  const waiting = await checkUnknownModel(page, 'XK-90210');
  await page.waitForFunction((id) => location.pathname.endsWith(id), waiting);
  return [refused, waiting, received];
}
