import { expect } from 'playwright/test';
import { takeAction, type AtTheDesk } from './at-the-desk-as.ts';

/** Makes the calendar of due dates, reads it as a calendar program does, and ends it. */
export async function keepCalendar({ page, devices }: AtTheDesk): Promise<void> {
  await page.goto(devices);
  await takeAction(page, 'Calendar of due dates');
  await page.getByRole('button', { name: 'Make a new address' }).click();
  const address = await page.getByRole('textbox', { name: 'Address of the calendar' }).inputValue();
  expect(await (await fetch(address)).text()).toContain('SUMMARY:Periodic check: ');
  await page.getByRole('button', { name: 'End the calendar' }).click();
  await expect(page.getByText('The calendar is ended.')).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
}

/** Chooses how often mails tell of checks that are due; only the maker's people are asked about registrations. */
export async function chooseReminders({ page, portal, user }: AtTheDesk): Promise<void> {
  await page.goto('/app/profile');
  await page.getByRole('button', { name: /Checks that are due/ }).click();
  await page.getByRole('option', { name: 'Daily' }).click();
  const registrations = page.getByRole('button', { name: /New registrations/ });
  await expect(registrations).toHaveCount(user.userGroup.startsWith('provider') ? 1 : 0);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('The profile is saved.')).toBeVisible();
  const kept = portal.database().selectFrom('appUser').select('notificationsJson').where('id', '=', user.id);
  expect(JSON.parse((await kept.executeTakeFirstOrThrow()).notificationsJson)).toMatchObject({ dueChecks: 'daily' });
}
