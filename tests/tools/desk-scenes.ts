import type { Page } from 'playwright';
import { password } from '../support/builders/a-user.ts';
import { faults, type Passed } from '../support/servers/fault-proxy.ts';
import { checkUnknownModel, receivedReceipt } from '../support/drivers/make-a-check.ts';
import { signInAs } from '../support/drivers/sign-in.ts';
import type { Scene, Stage } from './screenshot-scenes.ts';

/** The pages of the desk, as the maker's administrator sees the demo hospital. */
export const deskScenes: Record<string, Scene> = {
  'session-initializing': async ({ page, portal }) => {
    portal.proxy.meddle(isPath('/api/auth/refresh'), faults.hang);
    await page.goto('/app/customers');
    await page.getByText('Loading').waitFor();
  },
  'session-signed-out': async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  },
  'session-signing-in': async (stage) => {
    stage.portal.proxy.meddle(isPath('/api/auth/login'), faults.hang);
    await tryToSignIn(stage, password);
  },
  'session-login-error': async (stage) => {
    await tryToSignIn(stage, 'not the password');
    await stage.page.getByRole('alert').first().waitFor();
  },
  'session-unknown-error': async (stage) => {
    stage.portal.proxy.meddle(isPath('/api/auth/login'), { kind: 'answer', status: 502 });
    await tryToSignIn(stage, password);
    await stage.page.getByRole('alert').first().waitFor();
  },
  'desk-organisation': (stage) => openAs(stage, (home) => `${home}/organisation`),
  'desk-devices': (stage) => openAs(stage, (home) => `${home}/devices`),
  'desk-device': (stage) => openFirst(stage, 'devices'),
  'desk-devices-documents': async (stage) => {
    await openAs(stage, (home) => `${home}/devices`);
    await stage.page.getByRole('button', { name: 'Documents' }).click();
    await stage.page.getByRole('menu').waitFor();
  },
  'desk-device-checks': (stage) => openFirst(stage, 'devices', '?tab=checks'),
  'desk-device-label': (stage) => openFirst(stage, 'devices', '?tab=label'),
  'desk-label-print': async (stage) => {
    await openFirst(stage, 'devices', '?tab=label');
    await stage.page.getByRole('button', { name: 'Print', exact: true }).click();
    await stage.page.getByRole('alertdialog').waitFor();
  },
  'desk-label-issue': async (stage) => {
    await openFirst(stage, 'devices', '?tab=label');
    await stage.page.getByRole('button', { name: 'Issue a new label' }).click();
    await stage.page.getByRole('alertdialog').waitFor();
  },
  'desk-import': (stage) => openAs(stage, (home) => `${home}/devices/import`),
  'desk-import-preview': (stage) => openImport(stage),
  'desk-import-done': async (stage) => {
    await openImport(stage);
    await stage.page.getByRole('checkbox', { name: 'Leave out the 2 wrong rows' }).check({ force: true });
    await stage.page.getByRole('button', { name: 'Import 2 devices' }).click();
    await stage.page.getByText('The import is done').waitFor();
  },
  'desk-calendar': async (stage) => {
    await openAs(stage, (home) => `${home}/devices`);
    await choose(stage.page, 'Calendar of due dates');
    await stage.page.getByRole('button', { name: 'Make a new address' }).click();
    await stage.page.getByRole('textbox', { name: 'Address of the calendar' }).waitFor();
  },
  'desk-unknown-checks': async (stage) => {
    await checkUnknown(stage);
    await openAs(stage, () => '/app/checks');
  },
  'desk-unknown-check': async (stage) => {
    await checkUnknown(stage);
    await openFirst(stage, '/app/checks');
  },
  'desk-unknown-check-assign': async (stage) => {
    await checkUnknown(stage);
    await openFirst(stage, '/app/checks');
    await stage.page.getByRole('button', { name: 'Assign to a device' }).click();
    await stage.page.getByRole('textbox', { name: 'Find the device' }).fill('VN24A0031');
    await stage.page.getByRole('radio').first().waitFor();
  },
  'desk-models': (stage) => openAs(stage, () => '/app/models'),
  'desk-model': (stage) => openFirst(stage, '/app/models'),
  'desk-model-edit': (stage) => openFirst(stage, '/app/models', '/edit'),
  'desk-checklists': (stage) => openAs(stage, () => '/app/checklists'),
  'desk-checklist': (stage) => openFirst(stage, '/app/checklists'),
  'desk-checklist-edit': async (stage) => {
    await openFirst(stage, '/app/checklists', '/edit');
    await stage.page.getByRole('list', { name: 'Steps' }).getByRole('button', { expanded: false }).nth(4).click();
  },
  'desk-customers': (stage) => openAs(stage, () => '/app/customers'),
  'desk-customer': (stage) => openAs(stage, (home) => home),
  'desk-customer-history': async (stage) => {
    await openAs(stage, (home) => `${home}?tab=history`);
    await stage.page.waitForLoadState('networkidle');
  },
  'desk-customer-new': async (stage) => {
    await openAs(stage, () => '/app/customers/new');
    await stage.page.getByRole('button', { name: 'Save' }).click();
    await stage.page.getByRole('heading', { name: 'Please check these fields' }).waitFor();
  },
  'desk-customer-delete': async (stage) => {
    await openAs(stage, (home) => home);
    await choose(stage.page, 'Delete');
    await stage.page
      .getByRole('dialog')
      .getByText(/still has/)
      .waitFor();
  },
  'desk-sites': (stage) => openAs(stage, (home) => `${home}/sites`),
  'desk-site': (stage) => openFirst(stage, 'sites'),
  'desk-site-close': async (stage) => {
    await openFirst(stage, 'sites');
    await choose(stage.page, 'Close site');
    await stage.page.getByRole('alertdialog').waitFor();
  },
  'desk-site-edit': (stage) => openFirst(stage, 'sites', '/edit'),
  'desk-users': (stage) => openAs(stage, (home) => `${home}/users`),
  'desk-user': (stage) => openFirst(stage, 'users'),
  'desk-user-edit': async (stage) => {
    await openFirst(stage, 'users', '/edit');
    await stage.page.getByRole('button', { name: 'Add a qualification' }).click();
  },
  'desk-user-invited': async (stage) => {
    await openAs(stage, (home) => `${home}/users/new`);
    const { page } = stage;
    await page.getByRole('textbox', { name: 'First name' }).fill('Henrike');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Solberg');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('h.solberg@klinikum.example');
    await page.getByRole('button', { name: /Group/ }).click();
    await page.getByRole('option', { name: /Technician/ }).click();
    await page.getByRole('button', { name: 'Save and invite' }).click();
    await page.getByText('Invitation sent').waitFor();
  },
};

async function openAs({ page, portal }: Stage, path: (home: string) => string) {
  const db = portal.database();
  const { id } = await db
    .selectFrom('customer')
    .select('id')
    .where('customerNr', '=', 'KA-1204')
    .executeTakeFirstOrThrow();
  const maker = await db
    .selectFrom('customer')
    .select('id')
    .where('customerNr', '=', 'HR-0001')
    .executeTakeFirstOrThrow();
  const user = await portal.user({ customerId: maker.id, userGroup: 'providerAdministrator', language: 'en' });
  await portal.user({
    customerId: id,
    userGroup: 'technician',
    jobTitle: 'Medizintechniker',
    qualificationsJson: JSON.stringify([{ kind: 'commissionedPerson', modelIds: [], validUntil: '2027-03-31' }]),
  });
  await page.goto(path(`/app/customers/${id}`));
  await signInAs(page, user);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button').click();
  await page.waitForLoadState('networkidle');
}

/** A list from an old Excel, two of its rows wrong. */
async function openImport(stage: Stage) {
  await openAs(stage, (home) => `${home}/devices/import`);
  const rows = [
    'Seriennummer;Modellnummer;Standort;Bezeichnung;Raum;Etage',
    'VN26K000101;210;Intensivstation;Gerät für Prüfung;1.204;1. OG',
    'VN26K000102;210;Zentrale Notaufnahme;Infusionspumpe 7;0.017;EG',
    'VN26K000103;999;Zentrale Notaufnahme;Infusionspumpe 8;0.018;EG',
    'VN26K000104;210;Zentrale Aufnahme;Infusionspumpe 9;0.019;EG',
  ];
  const buffer = Buffer.from(rows.join('\r\n'), 'latin1');
  await stage.page.locator('input[type=file]').setInputFiles({ name: 'geräte.csv', mimeType: 'text/csv', buffer });
  await stage.page.getByText('There is no model with this number.').waitFor();
}

/** Somebody on the spot checks a device the portal does not know. */
async function checkUnknown({ page }: Stage) {
  await checkUnknownModel(page, 'KD-20-0815');
  await receivedReceipt(page);
}

type List = 'sites' | 'users' | 'devices' | '/app/models' | '/app/checklists' | '/app/checks';

async function openFirst(stage: Stage, list: List, more = '') {
  await openAs(stage, (home) => (list.startsWith('/') ? list : `${home}/${list}`));
  const href = await stage.page.getByRole('table').getByRole('link').first().getAttribute('href');
  await stage.page.goto(`${href}${more}`);
  await stage.page.getByRole('heading', { level: 1 }).waitFor();
  await stage.page.waitForLoadState('networkidle');
}

async function choose(page: Page, action: string) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const isPath =
  (path: string) =>
  (passing: Passed): boolean =>
    passing.path === path;

async function tryToSignIn({ page, portal }: Stage, typed: string) {
  const user = await portal.user({ userGroup: 'customerAdministrator' });
  await page.goto('/auth/login');
  await signInAs(page, user, typed);
}
