import { atTheDeskAs, findsNothingAt, type AtTheDesk } from '../support/drivers/at-the-desk-as.ts';
import {
  aMarkedCheck,
  checkSignedIn,
  checksNothing,
  correctsOwnCheck,
  reviewChecks,
  reviewsNoCheck,
  readCheck,
} from '../support/drivers/checks-at-the-desk.ts';
import { chooseReminders, keepCalendar } from '../support/drivers/dates-at-the-desk.ts';
import { changeDevices, decommission, readDevices, writeLog } from '../support/drivers/devices-at-the-desk.ts';
import { changeModelsAndChecklists, readModelsAndChecklists } from '../support/drivers/models-at-the-desk.ts';
import { changesNoDevice } from '../support/drivers/no-change-of-devices.ts';
import { findsNoMakersPage } from '../support/drivers/no-makers-page.ts';
import { assignCheck, decideRegistrations } from '../support/drivers/registrations-at-the-desk.ts';
import { exportDevices, importDevices, prepareVisit, preparesNoVisit } from '../support/drivers/taken-along.ts';
import { expect, test } from './page.ts';
import { limitOf } from '../tools/machine-speed.ts';

// What stands on which page, and 0 findings of axe, is shown by the journeys of each page; here is who may do what.
test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: limitOf(400) }); // each is a whole day at the desk, on one browser start

const ofTheHospital = 13;
const ofTheWard = 6;

/** What everybody who manages devices does, in the order of their day. */
async function manageDevices(desk: AtTheDesk): Promise<void> {
  await readDevices(desk, { seen: ofTheHospital });
  await changeDevices(desk, { seen: ofTheHospital });
  await keepCalendar(desk);
  await chooseReminders(desk);
  await checkSignedIn(desk);
  const check = await aMarkedCheck(desk);
  await readCheck(desk, check);
  await reviewChecks(desk, check);
  await exportDevices(desk);
  await importDevices(desk);
  await prepareVisit(desk);
}

test('[DEV-1, DEV-2, DEV-4, DEV-5, MOD-1, MOD-2, DUE-2, OFF-12, OFF-13] the maker’s administrator does everything: devices, checks, models, checklists, registrations, imports, visits', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.expect(/409/); // a device with a history is not deleted
  const desk = await atTheDeskAs(page, { portal, userGroup: 'providerAdministrator' });
  await manageDevices(desk);
  await assignCheck(desk);
  await decideRegistrations(desk);
  await decommission(desk);
  await changeModelsAndChecklists(desk);
});

test('[DEV-1, DEV-2, DEV-4, DEV-5, MOD-1, MOD-2, DUE-2, OFF-12, OFF-13, SEC-1] the maker’s service does the same for every customer, and only reads models and checklists', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.expect(/409/); // a device with a history is not deleted
  const desk = await atTheDeskAs(page, { portal, userGroup: 'providerService' });
  await manageDevices(desk);
  await assignCheck(desk);
  await decideRegistrations(desk);
  await decommission(desk);
  await readModelsAndChecklists(desk);
});

test('[DEV-1, DEV-2, DEV-4, DUE-2, OFF-12, OFF-13, SEC-1] a customer’s administrator does it for their own devices, and finds none of the maker’s pages', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.expect(/409/); // a device with a history is not deleted
  const desk = await atTheDeskAs(page, { portal, userGroup: 'customerAdministrator' });
  await manageDevices(desk);
  await decommission(desk);
  await findsNoMakersPage(desk);
});

test('[DEV-1, DEV-2, DEV-4, DUE-2, OFF-12, OFF-13, SITE-1, SEC-1] a technician of one site checks its devices, writes their log, prepares a visit there, and changes nothing else', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.expect(/404/);
  const desk = await atTheDeskAs(page, { portal, userGroup: 'technician', isLimited: true });
  await readDevices(desk, { seen: ofTheWard });
  await writeLog(desk);
  await changesNoDevice(desk);
  await chooseReminders(desk);
  const check = await aMarkedCheck(desk);
  await readCheck(desk, check);
  await reviewsNoCheck(desk, check);
  await correctsOwnCheck(desk, await checkSignedIn(desk));
  await exportDevices(desk);
  await prepareVisit(desk);
  await findsNothingAt(desk, await elsewhere(desk));
  await findsNoMakersPage(desk);
});

test('[DEV-1, DEV-2, DEV-4, DUE-2, OFF-12, OFF-13, SEC-1] a viewer reads devices, due dates and checks, takes the list along, and changes nothing', async ({
  page,
  portal,
}) => {
  const desk = await atTheDeskAs(page, { portal, userGroup: 'viewer' });
  await readDevices(desk, { seen: ofTheHospital });
  await checksNothing(desk);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('button', { name: 'Add an entry' })).toBeHidden();
  await changesNoDevice(desk);
  await chooseReminders(desk);
  const check = await aMarkedCheck(desk);
  await readCheck(desk, check);
  await reviewsNoCheck(desk, check);
  await exportDevices(desk);
  await preparesNoVisit(desk);
  await findsNoMakersPage(desk);
});

/** A device of the same customer at another site. */
async function elsewhere({ portal, device, siteId, devices }: AtTheDesk): Promise<string> {
  const others = portal.database().selectFrom('device').select('id').where('customerId', '=', device.customerId);
  const { id } = await others.where('siteId', '<>', siteId).executeTakeFirstOrThrow();
  return `${devices}/${id}`;
}
