import { expect, test } from 'vitest';
import { createAdministrator } from '../../server/users/create-administrator.ts';
import { migrate } from '../../server/database/migrate.ts';
import { aBrowser } from '../support/drivers/a-browser.ts';
import { checkTime } from '../support/builders/a-function-check.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { onOneDatabase, openedDatabase } from '../support/servers/each-database.ts';

const person = { email: 'Chief@Maker.example', firstName: 'Nele', lastName: 'Wirth', now: checkTime };
const choice = {
  password: 'quiet lantern 77',
  firstName: 'Nele',
  lastName: 'Wirth',
  language: 'de',
  acceptedDocuments: [],
};

onOneDatabase(({ emptyPlace }) => {
  test('[OPS-2, AUTH-9] the first administrator of an empty installation comes in by the link that is printed', async () => {
    const home = await emptyPlace();
    const database = openedDatabase(home);
    await migrate(database);
    const lost = await createAdministrator(database, person);
    const token = await createAdministrator(database, person);
    const portal = await aPortal(home, { settings: { demoAllowed: false } });
    const activate = (link: string) => portal.call(`POST /api/auth/account/activate/${link}`, choice);
    expect((await activate(lost)).statusCode).toBe(410);
    expect((await activate(token)).statusCode).toBe(200);
    const browser = aBrowser(portal);
    await browser.signIn('chief@maker.example', choice.password);
    expect((await browser.ask('GET /api/customers')).json()).toMatchObject({ total: 1, items: [{ type: 'maker' }] });
    await expect(createAdministrator(database, person)).rejects.toThrow(/There is a user/);
    await expect(createAdministrator(database, { ...person, email: 'nobody' })).rejects.toThrow(/no e-mail address/);
  });
});
