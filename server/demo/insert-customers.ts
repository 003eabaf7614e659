import type { Kysely } from 'kysely';
import { foldedText } from '../../src/domain/folded-text.ts';
import type { CustomerRow, SiteRow, Tables } from '../database/tables.ts';
import type { DemoCustomer } from './demo-customers.ts';
import { demoId } from './demo-id.ts';
import { insertRows } from './insert-rows.ts';

/** Customers with their sites, as they were entered at an instant. */
export async function insertCustomers(db: Kysely<Tables>, customers: readonly DemoCustomer[], at: string) {
  await insertRows(
    db,
    'customer',
    customers.map(({ customerNr, name, type, defaultLanguage, timeZone, address }): CustomerRow => ({
      ...versioned(at),
      id: demoId(`customer ${customerNr}`),
      customerNr,
      name,
      nameFolded: foldedText(name),
      type,
      status: 'active',
      addressJson: JSON.stringify(address),
      email: `info@${customerNr.toLowerCase()}.example`,
      phone: null,
      defaultLanguage,
      timeZone,
      reminderPolicyJson: null,
      logo: null,
      notes: null,
    })),
  );
  for (const { customerNr, sites } of customers) await insertSites(db, { customerNr, sites, at });
}

/** Sites of a customer that is there already. */
export async function insertSites(
  db: Kysely<Tables>,
  { customerNr, sites, at }: { customerNr: string; sites: DemoCustomer['sites']; at: string },
) {
  await insertRows(
    db,
    'site',
    sites.map((site): SiteRow => ({
      ...site,
      ...versioned(at),
      id: demoId(`site ${customerNr} ${site.siteNr}`),
      customerId: demoId(`customer ${customerNr}`),
      nameFolded: foldedText(site.name),
      addressJson: null,
      contactJson: null,
      status: 'active',
      closedOn: null,
      notes: null,
    })),
  );
}

const versioned = (at: string) => ({ version: 1, createdAt: at, updatedAt: at });
