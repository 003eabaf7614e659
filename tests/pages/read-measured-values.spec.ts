import { demoAnswers } from '../../server/demo/demo-answers.ts';
import type { Answer } from '../../src/contract/answer.ts';
import { packSchema } from '../../src/contract/pack.ts';
import { aFunctionCheck, delivered, madeWith } from '../support/builders/a-function-check.ts';
import { enterDeskAs } from '../support/drivers/sign-in.ts';
import { expect, test } from './page.ts';

test('[VIEW-1] each measured value stands inside the band of its limits or outside of it, as it is', async ({
  page,
  portal,
}) => {
  const { deviceRef, modelNo } = await portal.label('inOrder');
  const device = await portal
    .database()
    .selectFrom('device')
    .selectAll()
    .where('deviceRef', '=', deviceRef)
    .executeTakeFirstOrThrow();
  const answer = await fetch(`${portal.address}/api/public/qr/pack?modelNo=${modelNo}&language=en`);
  const checklist = packSchema.parse(await answer.json()).checklists[0]!;
  const measured = checklist.items.find((item) => item.kind === 'measurement')!;
  if (measured.kind !== 'measurement' || measured.lower === undefined || measured.upper === undefined)
    throw new Error('The demo measures nothing between two limits.');
  const { itemId, lower, upper, decimals, repeat } = measured;
  const [step, span] = [10 ** -decimals, upper - lower];
  // On each side of each limit.
  for (const value of [lower - step, lower + step, lower + span / 2, upper - step, upper + step]) {
    const decimal = value.toFixed(decimals);
    const readings = Array.from({ length: repeat }, () => ({ decimal, typed: decimal }));
    const answers = demoAnswers(checklist, 'passed').map((each): Answer =>
      each.itemId === itemId ? { ...each, value: { kind: 'measurement', readings } } : each,
    );
    await portal.deliver(delivered(aFunctionCheck({ deviceRef, ...madeWith(checklist), answers })));
  }
  const user = await portal.user({ userGroup: 'customerAdministrator', customerId: device.customerId, language: 'en' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterDeskAs(page, { portal, user, at: `/app/customers/${device.customerId}/devices/${device.id}?tab=checks` });
  const chart = page.getByRole('img', { name: /in \d+ checks, last/ }).first();
  await expect(chart).toBeVisible();
  const band = (await chart.locator('.allowed').boundingBox())!;
  const middles = await chart.locator('.point').evaluateAll((points) =>
    points.map((point) => {
      const { top, bottom } = point.getBoundingClientRect();
      return { isOut: point.classList.contains('out'), y: (top + bottom) / 2 };
    }),
  );
  expect(middles.filter(({ isOut }) => isOut).length).toBeGreaterThanOrEqual(2);
  expect(middles.filter(({ isOut }) => !isOut).length).toBeGreaterThanOrEqual(3);
  for (const { isOut, y } of middles) {
    const isInside = y > band.y && y < band.y + band.height;
    expect(isInside, `a point at ${y} beside ${band.y} to ${band.y + band.height}`).toBe(!isOut);
  }
});
