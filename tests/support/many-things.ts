import { sql, type Kysely } from 'kysely';
import type { Database } from '../../server/database/connect.ts';
import type { Tables } from '../../server/database/tables.ts';
import { insertRows } from '../../server/demo/insert-rows.ts';
import { personFolded } from '../../server/search/fill-search-texts.ts';
import { searchTextOf } from '../../server/search/search-text-of.ts';
import { foldedText } from '../../src/domain/folded-text.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
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
