import { enqueueMail } from '../../server/mails/mail-store.ts';
import { axeFindings } from '../support/readers/axe-findings.ts';
import { signInAs } from '../support/drivers/sign-in.ts';
import { expect, test } from './page.ts';

const newPassword = 'quiet lantern 77';

test('[AUTH-8] a forgotten password is set anew by the link of a mail, and the address is filled in at sign-in', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.expect(/401|410|422/);
  const user = await portal.user();
  await page.goto('/auth/login?x=a%20b');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(user.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('a link is on its way')).toBeVisible();
  const link = await portal.linkOfLastMail();

  await page.goto(link);
  await expect(page.getByText(/^For .•••@p•••\.example$/)).toBeVisible();
  expect.soft(await axeFindings(page), 'new password').toEqual([]);
  const field = page.getByRole('textbox', { name: 'New password' });
  await field.fill('password1234');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('This password is one that is guessed first.')).toBeVisible();
  await field.fill(newPassword);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('The password is set.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(user.email);
  await signInAs(page, user, newPassword);
  await expect(page).toHaveURL(`/app/customers/${user.customerId}`);

  // Signed in, the used link leads on and says so.
  await page.goto(link);
  await expect(page.getByText('You are signed in already.')).toBeVisible();
  await expect(page).toHaveURL(`/app/customers/${user.customerId}`);
});

test('[AUTH-9] an invited person activates the account; the link used again says what to do', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.expect(/401|409/);
  const user = await portal.user({ status: 'invited', passwordHash: null, language: 'fr' });
  const mail = {
    purpose: 'activation',
    toAddress: user.email,
    userId: user.id,
    language: 'fr',
    now: Date.now(),
  } as const;
  await enqueueMail(portal.database(), mail);
  const link = await portal.linkOfLastMail();
  await page.goto(link);
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'New password' }).fill(newPassword);
  await page.getByRole('button', { name: 'Activate account' }).click();
  await expect(page.getByText('Read the privacy policy and tick the box.')).toBeVisible();
  await page.getByText('I have read the privacy policy.').click();
  expect.soft(await axeFindings(page), 'activation').toEqual([]);
  await page.getByRole('button', { name: 'Activate account' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(user.email);

  await page.goto(link);
  await expect(page).toHaveURL('/auth/token-expired?type=activation');
  await expect(page.getByText('The invitation is too old, or was used already.')).toBeVisible();
});
