import type { AppUserRow } from '../../../server/database/tables.ts';
import { aBrowser } from './a-browser.ts';
import type { Portal } from '../servers/a-portal.ts';
import { aUser } from '../builders/a-user.ts';

/** A browser in which a person is signed in, and that person. Say only what matters to the test. */
export async function signedIn(portal: Portal, wishes: Partial<AppUserRow> = {}) {
  const user = await aUser(portal, wishes);
  const browser = aBrowser(portal);
  await browser.signIn(user.email);
  return { ...browser, user };
}

/** The demo customers by their number. */
export async function customerIds({ database: { db } }: Portal) {
  const rows = await db.selectFrom('customer').select(['id', 'customerNr']).execute();
  const idOf = (customerNr: string) => rows.find((row) => row.customerNr === customerNr)!.id;
  return { maker: idOf('HR-0001'), hospital: idOf('KA-1204'), town: idOf('VS-2031') };
}
