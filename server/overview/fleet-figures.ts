import { sql, type Kysely } from 'kysely';
import { sumWhere } from '../database/sum-where.ts';
import type { Tables } from '../database/tables.ts';
import { statusesInUse } from '../devices/device-store.ts';
import { countedFigures, isCountedAs, type CountedFigure } from '../devices/counted-as.ts';
import { withTotal, type FleetPart } from './fleet.ts';

type Moment = { customerId: string; now: number };

const columns = ['customerId', 'siteId', ...countedFigures, 'holdsFrom', 'holdsUntil'] as const;
const noSite = '';
const mostApart = 100; // sites; of more than these everything is counted, by one statement

/** Counts the devices of a customer and keeps what came out. */
export async function countFleet(db: Kysely<Tables>, moment: Moment): Promise<void> {
  await db.deleteFrom('fleetFigures').where('customerId', '=', moment.customerId).execute();
  await db
    .insertInto('fleetFigures')
    .columns(columns)
    .expression(bySite(db, 'device', moment))
    .execute();
  await db.deleteFrom('deviceChange').where('customerId', '=', moment.customerId).execute();
}

/** Brings kept figures up to what was noted, and counts anew where a date came. */
export async function followFleet(db: Kysely<Tables>, moment: Moment): Promise<void> {
  const { customerId } = moment;
  const outdated = await readOutdated(db, moment);
  if (outdated.length > mostApart) return countFleet(db, moment);
  for (const siteId of outdated) {
    await db.deleteFrom('fleetFigures').where('customerId', '=', customerId).where('siteId', '=', siteId).execute();
    const counted = bySite(db, 'device', moment).where((eb) =>
      siteId === noSite ? eb('device.siteId', 'is', null) : eb('device.siteId', '=', siteId),
    );
    await db.insertInto('fleetFigures').columns(columns).expression(counted).execute();
  }
  let noted = bySite(db, 'deviceChange', moment);
  if (outdated.length > 0) noted = noted.where(sql`coalesce(device.site_id, '')`, 'not in', outdated);
  await db
    .insertInto('fleetFigures')
    .columns(columns)
    .expression(noted)
    .onConflict((conflict) => conflict.columns(['customerId', 'siteId']).doUpdateSet(added))
    .execute();
  await db.deleteFrom('deviceChange').where('customerId', '=', customerId).execute();
}

async function readOutdated(db: Kysely<Tables>, moment: Moment): Promise<string[]> {
  const rows = await outdatedFleet(db, moment).select('siteId').execute();
  return rows.map(({ siteId }) => siteId);
}

/** The kept figures of a customer that say nothing about this moment. */
export function outdatedFleet(db: Kysely<Tables>, { customerId, now }: Moment) {
  const at = new Date(now).toISOString();
  return db
    .selectFrom('fleetFigures')
    .where('customerId', '=', customerId)
    .where(({ eb, or }) => or([eb('holdsUntil', '<=', at), eb('holdsFrom', '>', at)]));
}

/**
 * Devices, or what changed among them, by site and by the state they are in at a moment, and for how long that holds:
 * a state changes by time alone when a date comes.
 */
function bySite(db: Kysely<Tables>, from: 'device' | 'deviceChange', { customerId, now }: Moment) {
  const at = new Date(now).toISOString();
  const each = from === 'device' ? sql`1` : sql`device.change`;
  return db
    .selectFrom(sql<Tables['deviceChange']>`${sql.table(from)}`.as('device'))
    .where('device.customerId', '=', customerId)
    .where('device.status', 'in', statusesInUse)
    .groupBy(['device.customerId', 'device.siteId'])
    .select(['device.customerId', sql<string>`coalesce(device.site_id, ${noSite})`.as('siteId')])
    .select(countedFigures.map((figure) => sumWhere(isCountedAs(figure, at), each).as(figure)))
    .select([
      sql<string>`coalesce(max(case
        when device.overdue_at <= ${at} then device.overdue_at
        when device.soon_at <= ${at} then device.soon_at end), '')`.as('holdsFrom'),
      sql<string>`coalesce(min(case
        when device.overdue_at <= ${at} then null
        when device.soon_at > ${at} and device.soon_at < device.overdue_at then device.soon_at
        else device.overdue_at end), '9999-12-31')`.as('holdsUntil'),
    ]);
}

const added = {
  ...Object.fromEntries(countedFigures.map((name) => [name, sql`${sql.ref(`fleetFigures.${name}`)} + ${ofNew(name)}`])),
  holdsFrom: sql<string>`case when fleet_figures.holds_from > excluded.holds_from
    then fleet_figures.holds_from else excluded.holds_from end`,
  holdsUntil: sql<string>`case when fleet_figures.holds_until < excluded.holds_until
    then fleet_figures.holds_until else excluded.holds_until end`,
};

function ofNew(name: CountedFigure) {
  return sql.ref(`excluded.${name}`);
}

/** The kept devices in use of a customer, or of some of its sites. */
export async function readKeptFleet(
  db: Kysely<Tables>,
  { customerId, siteIds }: { customerId: string; siteIds?: string[] },
): Promise<FleetPart[]> {
  let reading = db
    .selectFrom('fleetFigures')
    .select(['siteId', ...countedFigures])
    .where('customerId', '=', customerId);
  if (siteIds) reading = reading.where('siteId', 'in', siteIds);
  const rows = await reading.execute();
  return rows
    .map(({ siteId, ...counts }) => ({ siteId: siteId === noSite ? null : siteId, devices: withTotal(counts) }))
    .filter(({ devices }) => devices.total > 0);
}
