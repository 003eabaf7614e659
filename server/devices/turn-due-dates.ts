import { sql } from 'kysely';
import { dateInZone } from '../../src/domain/plain-date.ts';
import type { Database } from '../database/connect.ts';
import { speakingColumns } from './due-columns.ts';
import { dueEntriesOf, zoneOfDevice } from './device-store.ts';

const atOnce = 500; // devices
type When = { customerId?: string; now: number };

/**
 * Writes which date of a device is the most urgent, where another one has become it by time alone: a date a week ahead
 * that nobody is told of yet gives way to one a month ahead that is due soon. Whoever reads a list or a figure calls it
 * first, of that customer; a job does the same of all, so that it is little. Any number may call it at once.
 */
export async function turnDueDates({ db }: Pick<Database, 'db'>, { customerId, now }: When): Promise<void> {
  const at = new Date(now).toISOString();
  for (;;) {
    let reading = db
      .selectFrom('device')
      .leftJoin('site', 'site.id', 'device.siteId')
      .innerJoin('customer', 'customer.id', 'device.customerId')
      .select(['device.id', 'device.dueJson', 'device.dueTurnsAt', zoneOfDevice])
      .where('device.dueTurnsAt', '<=', at)
      // Written out and not handed in: only so is it known to be in the index of those that turn.
      .where(sql<boolean>`device.due_turns_at < '9999-12-31'`);
    if (customerId !== undefined) reading = reading.where('device.customerId', '=', customerId);
    const rows = await reading.limit(atOnce).execute();
    const turned = Map.groupBy(rows, ({ dueJson, dueTurnsAt, timeZone }) => `${dueJson} ${dueTurnsAt} ${timeZone}`);
    for (const same of turned.values()) {
      const { dueJson, dueTurnsAt, timeZone } = same[0]!;
      const columns = speakingColumns(dueEntriesOf(dueJson), dateInZone(now, timeZone), timeZone);
      await db
        .updateTable('device')
        .set(columns)
        .where(
          'id',
          'in',
          same.map(({ id }) => id),
        )
        // Somebody may have written other dates meanwhile.
        .where('dueJson', '=', dueJson)
        .where('dueTurnsAt', '=', dueTurnsAt)
        .execute();
    }
    if (rows.length < atOnce) return;
  }
}
