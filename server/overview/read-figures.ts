import type { Kysely } from 'kysely';
import type { Overview } from '../../src/contract/overview.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { countChecks, followChecks, readKeptChecks } from './check-figures.ts';
import { checksByMonth, monthsAt } from './checks-by-month.ts';
import { readFleet, type FleetPart } from './fleet.ts';
import { openSites } from './overview-store.ts';
import { countFleet, followFleet, outdatedFleet, readKeptFleet } from './fleet-figures.ts';
import { turnDueDates } from '../devices/turn-due-dates.ts';
import { countSites, followSites, readKeptSites } from './site-figures.ts';

type Customer = { customerId: string; now: number; timeZone: string };
type Which = Customer & { siteIds?: string[] };
type Figures = { fleet: FleetPart[] } & Pick<Overview, 'sites' | 'checksByMonth'>;

const mostTries = 4;

/** The figures of a customer, or of some of its sites: the kept ones, brought up to this moment. */
export async function readFigures(database: Pick<Database, 'db' | 'kind'>, which: Which): Promise<Figures> {
  const { db, kind } = database;
  await turnDueDates(database, which);
  for (let tries = 1; tries <= mostTries; tries += 1)
    try {
      return await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((transaction) => followAndRead(transaction, which));
    } catch (error) {
      // Somebody else has just brought them up to date.
      if (!kind.isConflict(error) && !kind.isDouble(error)) throw error;
    }
  return countAnew(db, which);
}

/** The same, out of devices, sites and checks themselves; nothing is kept. */
export async function countAnew(db: Kysely<Tables>, which: Which): Promise<Figures> {
  return {
    fleet: await readFleet(db, which),
    sites: await openSites(db, which),
    checksByMonth: await checksByMonth(db, which),
  };
}

async function followAndRead(db: Kysely<Tables>, which: Which): Promise<Figures> {
  await follow(db, which);
  return {
    fleet: await readKeptFleet(db, which),
    sites: await readKeptSites(db, which),
    checksByMonth: await readKeptChecks(db, which),
  };
}

/**
 * In one state of everything: a note is there exactly where its change is, so what is read, added and deleted are the
 * same notes. One that is committed later is there at the next look, whatever came before it.
 */
async function follow(db: Kysely<Tables>, customer: Customer): Promise<void> {
  const { customerId, now, timeZone } = customer;
  const kept = await db
    .selectFrom('countedCustomer')
    .where('customerId', '=', customerId)
    .select(['timeZone', 'firstMonth'])
    .select(({ exists, selectFrom, or }) => [
      exists(selectFrom('siteChange').select('customerId').where('customerId', '=', customerId)).as('hasNewSites'),
      exists(selectFrom('checkChange').select('customerId').where('customerId', '=', customerId)).as('hasNewChecks'),
      or([
        exists(selectFrom('deviceChange').select('customerId').where('customerId', '=', customerId)),
        exists(outdatedFleet(db, customer).select('customerId')),
      ]).as('hasNewFleet'),
    ])
    .executeTakeFirst();
  if (!kept) await countFleet(db, customer);
  else if (kept.hasNewFleet) await followFleet(db, customer);
  if (!kept) await countSites(db, customerId);
  else if (kept.hasNewSites) await followSites(db, customerId);

  const [firstMonth] = monthsAt(now, timeZone) as [string];
  if (kept?.timeZone === timeZone && kept.firstMonth === firstMonth) {
    if (kept.hasNewChecks) await followChecks(db, customer);
    return;
  }
  await countChecks(db, customer);
  await db.deleteFrom('countedCustomer').where('customerId', '=', customerId).execute();
  await db.insertInto('countedCustomer').values({ customerId, timeZone, firstMonth }).execute();
}
