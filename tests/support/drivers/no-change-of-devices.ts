import { expect } from 'playwright/test';
import { findsNothingAt, isRefused, type AtTheDesk } from './at-the-desk-as.ts';
import { barOf, rowsOf } from './devices-at-the-desk.ts';

/** A device that is open offers no change, nor does the list; typed addresses lead nowhere, calls are refused. */
export async function changesNoDevice(desk: AtTheDesk): Promise<void> {
  const { page, device, calls } = desk;
  const before = await desk.row();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeHidden();
  await expect(page.getByRole('tab', { name: 'History' })).toBeHidden();
  await page.goto(desk.devices);
  await expect(rowsOf(desk).nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: 'New device' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeHidden();
  const boxes = page.getByRole('checkbox', { name: /^Select VN/ });
  if ((await boxes.count()) > 0) {
    await boxes.first().check({ force: true });
    await expect(barOf(desk).getByRole('button', { name: 'Print labels' })).toBeVisible();
    await expect(barOf(desk).getByRole('button', { name: /Move|Change status/ })).toHaveCount(0);
  }
  await findsNothingAt(desk, `${desk.devices}/new`, `${desk.thisDevice}/edit`, `${desk.devices}/import`);
  const change = { status: 'lost', reason: 'Not found' };
  const one = `${calls}/devices/${device.id}`;
  await isRefused(desk, {
    [`POST ${calls}/devices`]: { modelId: device.modelId, serialNumber: 'VN26J000001' },
    [`PUT ${one}`]: { room: 'Room 12' },
    [`POST ${one}/status`]: change,
    [`POST ${one}/move`]: { siteId: desk.siteId },
    [`POST ${calls}/devices/bulk`]: { action: 'status', ...change, deviceIds: [device.id], expectedCount: 1 },
    [`DELETE ${one}`]: null,
    [`GET ${calls}/calendar-feed`]: null,
    [`POST ${calls}/calendar-feed`]: null,
    [`DELETE ${calls}/calendar-feed`]: null,
    [`POST ${calls}/imports?fileName=devices.csv`]: {},
  });
  expect(await desk.row()).toEqual(before);
}
