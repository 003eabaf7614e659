import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../server/database/connect.ts';
import type { Tables } from '../../../server/database/tables.ts';
import { insertRows } from '../../../server/demo/insert-rows.ts';
import { personFolded, searchTextOf } from '../../../server/database/search-text-of.ts';
import { foldedText } from '../../../src/domain/folded-text.ts';
import { uuidV7 } from '../../../src/domain/uuid-v7.ts';
import { checkTime } from './a-function-check.ts';

type Many = { customers: number; sites: number; users: number; devices: number };

/** Fills a database with customers, one of them with all the sites and users, which is the hardest for lists, the others with one site each. */
export async function manyThings(database: Database, { customers, sites, users, devices }: Many): Promise<string> {
  const { db, kind } = database;
  const at = new Date(checkTime).toISOString();
  const stored = { version: 1, createdAt: at, updatedAt: at };
  const ids = Array.from({ length: customers }, (_, nr) => uuidV7(checkTime + nr));
  const largest = Math.floor(customers / 2);
  const customerId = ids[largest]!;
  const place = { defaultLanguage: 'de', timeZone: 'Europe/Berlin' };
  await db.transaction().execute(async (transaction) => {
    await insertRows(
      transaction,
      'customer',
      ids.map((id, nr) => {
        const name = `${word(nr)} Klinik ${nr}`;
        const own = { id, name, nameFolded: foldedText(name), customerNr: `C-${nr}`, ...place };
        const searchText = searchTextOf.customer({ ...own, addressJson: null, email: null });
        return { ...stored, ...own, searchText, type: 'hospital' as const, status: 'active' as const };
      }),
    );
    await insertRows(
      transaction,
      'site',
      Array.from({ length: sites + customers - 1 }, (_, nr) => {
        const name = `${word(nr)} Station ${nr}`;
        const own = {
          id: uuidV7(checkTime + nr),
          customerId: nr < sites ? customerId : ids[nr - sites + 1]!,
          name,
          nameFolded: foldedText(name),
        };
        const searchText = searchTextOf.site({ ...own, siteNr: null, addressJson: null });
        return {
          ...stored,
          ...own,
          searchText,
          timeZone: place.timeZone,
          type: 'ward' as const,
          status: 'active' as const,
        };
      }),
    );
    await insertRows(
      transaction,
      'appUser',
      Array.from({ length: users }, (_, nr) => {
        const name = { firstName: `Vorname ${nr}`, lastName: word(nr), email: `person-${nr}@klinik.example` };
        const searchText = searchTextOf.appUser({ ...name, title: null, jobTitle: null });
        const own = { id: uuidV7(checkTime + nr), customerId, nameFolded: personFolded(name), searchText };
        const none = { siteIdsJson: '[]', qualificationsJson: '[]', notificationsJson: '{}' };
        const rights = { userGroup: 'viewer', status: 'active' } as const;
        return { ...stored, ...name, ...own, ...none, ...rights, language: 'de', timeZone: place.timeZone };
      }),
    );
  });
  await manyDevices(db, { customerId, devices });
  await sql.raw('analyze').execute(db);
  if (kind.name === 'postgres') await sql.raw('vacuum').execute(db);
  return customerId;
}

/** Words that are spread over the alphabet, and not in the order of their making. */
const word = (nr: number) => {
  const spread = (nr * 7919) % 17_576;
  return [spread % 26, Math.floor(spread / 26) % 26, Math.floor(spread / 676)]
    .map((letter) => String.fromCodePoint(97 + letter))
    .join('');
};

async function manyDevices(db: Kysely<Tables>, { customerId, devices }: { customerId: string; devices: number }) {
  const at = new Date(checkTime).toISOString();
  const stored = { version: 1, createdAt: at, updatedAt: at };
  const modelId = uuidV7(checkTime);
  const sites = await db.selectFrom('site').select('id').where('customerId', '=', customerId).limit(50).execute();
  await db
    .insertInto('deviceModel')
    .values({
      ...stored,
      id: modelId,
      modelNo: 1,
      designation: 'Infusa',
      kindJson: '{}',
      manufacturerName: 'Rohde',
      mpbetreibvAnnex: 'none',
      status: 'released',
    })
    .execute();
  const rows = Array.from({ length: devices }, (_, nr) => {
    const serialNumber = `KLINIK${nr}`;
    const names = { deviceRef: String(nr).padStart(16, '0'), serialNumber, serialFolded: serialNumber };
    const rest = { inventoryNumber: null, name: word(nr), department: null, room: null };
    const nextDueOn = `2027-0${1 + (nr % 9)}-${10 + (nr % 18)}`;
    const searchText = searchTextOf.device({ ...names, ...rest });
    const due = { nextDueOn, soonAt: nextDueOn, overdueAt: nextDueOn };
    const where = { customerId, siteId: sites[nr % sites.length]!.id, modelId };
    const state = { status: 'inOperation', condition: 'ok' } as const;
    return { ...stored, ...names, ...rest, ...due, ...where, ...state, id: uuidV7(checkTime), searchText };
  });
  await insertRows(db, 'device', rows);
}

const checksAtOnce = 50_000; // no statement takes longer than the server lets it

/** Fills in checks of the devices there are, spread over three years: rows as they lie in the table, made by the database. */
export async function manyChecks(
  database: Database,
  { customerId, checks }: { customerId: string; checks: number },
): Promise<void> {
  for (let first = 0; first < checks; first += checksAtOnce)
    await insertChecks(database, { customerId, first, last: Math.min(first + checksAtOnce, checks) - 1 });
  await sql.raw('analyze').execute(database.db);
  if (database.kind.name === 'postgres') await sql.raw('vacuum').execute(database.db);
}

async function insertChecks(
  { db, kind }: Database,
  { customerId, first, last }: { customerId: string; first: number; last: number },
): Promise<void> {
  const isPostgres = kind.name === 'postgres';
  const numbers = isPostgres
    ? sql`select nr from generate_series(${first}::int, ${last}::int) as g (nr)`
    : sql`with recursive g (nr) as (select ${first} union all select nr + 1 from g where nr < ${last}) select nr from g`;
  const at = isPostgres
    ? sql`to_char(timestamp '2026-11-27 08:00:00' - (numbers.nr % 1095) * interval '1 day' - (numbers.nr % 9) * interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`
    : sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', '2026-11-27 08:00:00', '-' || (numbers.nr % 1095) || ' days', '-' || (numbers.nr % 9) || ' hours')`;
  const id = isPostgres
    ? sql`'01930000-0000-7000-8000-' || lpad(numbers.nr::text, 12, '0')`
    : sql`'01930000-0000-7000-8000-' || printf('%012d', numbers.nr)`;
  await sql`
    insert into submission (id, kind_of_submission, content_json, content_hash, delivery_json, received_at, protocol_no,
      receipt_code, state, flags_json, told_flags_json, photos_announced, photos_pending, result, device_id, customer_id,
      site_id, check_kind, label_verified, counts, performed_at, effective_at)
    select ${id}, 'functionCheck', '{"kind":"periodic","performer":{"name":"Jonas Feld"},"answers":[]}', '', '{}', ${at},
      'FC-' || numbers.nr, '', 'received', '[]', '[]', 0, 0, 'passed', device.id, device.customer_id, device.site_id,
      'periodic', 1, 1, ${at}, ${at}
    from (${numbers}) as numbers
    join (select id, customer_id, site_id, row_number() over (order by id) - 1 as place from device) as device
      on device.place = numbers.nr % (select count(*) from device where customer_id = ${customerId})`.execute(db);
}
