import { openLabel } from '../support/drivers/make-a-check.ts';
import { visitOnce } from '../support/readers/phone-storage.ts';
import type { Passed } from '../support/servers/fault-proxy.ts';
import { expect, test } from './journey.ts';

const isFieldTexts = ({ path }: Passed) => path === '/locales/en/field.json';

test('[I18N-2] the texts of the server are asked for past every cache and laid over those of the build', async ({
  page,
  portal,
}) => {
  await visitOnce(page);
  portal.proxy.meddle(isFieldTexts, {
    kind: 'rewrite',
    body: (text) => text.replace('Next open step', 'On to the next step'),
  });
  const before = portal.proxy.passed.length;
  await page.goto((await portal.label('inOrder')).url);
  await expect(page.getByRole('button', { name: 'On to the next step' })).toBeVisible();
  const asked = portal.proxy.passed.slice(before).filter(isFieldTexts);
  expect(asked).toMatchObject([{ headers: { 'cache-control': 'no-cache' } }]);
});

const wrongAnswers = {
  'of a captive portal': { status: 200, headers: { 'content-type': 'text/html' }, body: '<title>Welcome</title>' },
  'that is JSON but no texts': {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: '{"check":["sign in"]}',
  },
  'of a broken server': { status: 500, headers: { 'content-type': 'text/plain' }, body: 'oops' },
};

test('[I18N-2] an answer of a captive portal, of a broken server or without texts leaves the texts of the build', async ({
  page,
  portal,
}) => {
  const label = await portal.label('inOrder');
  await visitOnce(page);
  for (const [name, answer] of Object.entries(wrongAnswers))
    await test.step(name, async () => {
      const asked = () => portal.proxy.passed.filter(isFieldTexts).length;
      const before = asked();
      portal.proxy.letPass();
      portal.proxy.meddle(({ path }) => path.startsWith('/locales/'), { kind: 'answer', ...answer });
      await openLabel(page, label);
      await expect.poll(asked).toBeGreaterThan(before);
      await page.getByRole('radio', { name: 'Pass' }).first().check();
      await expect(page.getByRole('button', { name: 'Next open step' })).toBeVisible();
      await expect(page.getByText('1 of 10 answered')).toBeVisible();
    });
});

test('[I18N-2, OFF-1] texts asked for past every cache come from the phone when the network has none', async ({
  context,
  page,
  portal,
  network,
}) => {
  await visitOnce(page);
  const brand = () =>
    page.evaluate(async () => {
      const answer = await fetch('/locales/fr/field.json', { cache: 'no-store' });
      return ((await answer.json()) as { brand: string }).brand;
    });
  const hotspot = { kind: 'answer', status: 200, headers: { 'content-type': 'text/html' }, body: 'Welcome' } as const;
  portal.proxy.meddle(({ path }) => path.startsWith('/locales/'), hotspot);
  expect(await brand()).toBe('Device Portal');
  await network.off(context);
  expect(await brand()).toBe('Device Portal');
});
