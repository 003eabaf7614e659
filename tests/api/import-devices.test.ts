import { setImmediate as nextTurn } from 'node:timers/promises';
import { zipSync } from 'fflate';
import writeSheet from 'write-excel-file/node';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../src/contract/device-actions.ts';
import type { importedSchema, ImportPreview, ImportSettings } from '../../src/contract/device-import.ts';
import type { Device } from '../../src/contract/device.ts';
import type { z } from '../../src/contract/zod.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { differingDueColumns } from '../support/readers/differing-due-columns.ts';
import { onEachDatabase, onOneDatabase, type EachDatabase } from '../support/servers/each-database.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

type Imported = z.infer<typeof importedSchema>;
const asFile = { 'content-type': 'application/octet-stream' };
const latin = (text: string) => Buffer.from(text, 'latin1'); // the same bytes as windows-1252 for these letters
const said = ({ errors }: ImportPreview) => errors.map(({ pointer, code }) => `${pointer} ${code}`);

const opening = (place: EachDatabase['place']) => async () => {
  const portal = await aPortal(await place());
  const ids = await customerIds(portal);
  const admin = await signedIn(portal, { customerId: ids.hospital });
  const path = `/api/customers/${ids.hospital}`;
  const begin = async (bytes: Buffer | string) =>
    (await admin.ask(`POST ${path}/imports?fileName=geraete.csv`, Buffer.from(bytes), asFile)).json<ImportPreview>();
  const again = async ({ importId }: ImportPreview, settings: ImportSettings) =>
    (await admin.ask(`POST ${path}/imports/${importId}/preview`, settings)).json<ImportPreview>();
  const commit = ({ importId, previewHash }: ImportPreview, more = {}) =>
    admin.ask(`POST ${path}/imports/${importId}/commit`, { previewHash, ...more });
  const [site] = await portal.database.db
    .selectFrom('site')
    .selectAll()
    .where('customerId', '=', ids.hospital)
    .execute();
  return { portal, ids, admin, path, begin, again, commit, site: site! };
};

onOneDatabase(({ place }) => {
  const opened = opening(place);

  test('[DEV-4, P37, P38, P42] an exported file comes back unchanged, as CSV and as workbook, also where a cell looks like a formula', async () => {
    const { portal, ids, admin, path, begin, commit } = await opened();
    const name = '=SUM(A1:A2)';
    const [device] = await portal.database.db
      .selectFrom('device')
      .selectAll()
      .where('customerId', '=', ids.hospital)
      .execute();
    const odd = { name, notes: 'Zeile eins\nZeile; "zwei"', lotNumber: 'toString', inventoryNumber: '0012' };
    await portal.database.db.updateTable('device').set(odd).where('id', '=', device!.id).execute();
    for (const [format, language] of [
      ['csv', 'de'],
      ['csv', 'en'],
      ['xlsx', 'de'],
    ]) {
      const file = await admin.ask(`GET ${path}/exports/devices?format=${format}&language=${language}`);
      expect(format === 'xlsx' || file.body.includes(`'${name}`)).toBe(true);
      const preview = await begin(file.rawPayload);
      expect([said(preview), preview.counts]).toEqual([
        [],
        { create: 0, update: 0, unchanged: preview.rows, wrong: 0 },
      ]);
      expect(preview.delimiter).toBe(format === 'xlsx' ? null : language === 'en' ? ',' : ';');
      expect((await commit(preview)).json<Imported>()).toMatchObject({
        created: 0,
        updated: 0,
        unchanged: preview.rows,
      });
    }
    const technician = await signedIn(portal, { customerId: ids.hospital, userGroup: 'technician' });
    expect((await technician.ask(`POST ${path}/imports?fileName=x.csv`, Buffer.from('a'), asFile)).statusCode).toBe(
      403,
    );
  });

  test('[DEV-4, HIST-1] an imported move keeps the room its row says, and empties the one of which the file knows nothing', async () => {
    const { portal, admin, path, begin, commit } = await opened();
    const sites = portal.database.db.selectFrom('site').select('name').where('siteNr', 'in', ['ICU', 'ER']);
    const [here, there] = (await sites.orderBy('name').execute()).map(({ name }) => name);
    const head = 'serialNumber,modelNo,site,department,room\n';
    await commit(await begin(`${head}IMP1,210,${here},Innere,Bett 1\nIMP2,210,${here},Innere,Bett 2\n`));
    const silent = await begin(`serialNumber,modelNo,site,room\nIMP1,210,${there},Bett 1\nIMP2,210,${there},Saal 2\n`);
    expect(said(silent)).toEqual([]);
    expect(silent.samples.map(({ changes }) => changes)).toEqual([
      ['department', 'siteId'],
      ['department', 'room', 'siteId'],
    ]);
    expect((await commit(silent)).json<Imported>()).toMatchObject({ updated: 2 });
    const devices = (await admin.ask(`GET ${path}/devices?q=IMP`)).json<{ items: Device[] }>().items;
    const read = devices.map(({ serialNumber, site, department, room }) => [
      serialNumber,
      site?.name,
      department,
      room,
    ]);
    expect(read).toEqual(
      expect.arrayContaining([
        ['IMP1', there, null, 'Bett 1'],
        ['IMP2', there, null, 'Saal 2'],
      ]),
    );
    const moved = devices.find(({ serialNumber }) => serialNumber === 'IMP2')!;
    const { items } = (await admin.ask(`GET ${path}/devices/${moved.id}/log`)).json<{ items: LogEntry[] }>();
    expect(items.map(({ details }) => details)).toEqual([{ from: `${here}, Innere, Bett 2`, to: `${there}, Saal 2` }]);
    expect((await admin.ask(`GET ${path}/devices?q=innere`)).json<{ items: Device[] }>().items).not.toContainEqual(
      expect.objectContaining({ serialNumber: 'IMP2' }),
    );
  });

  test('[DEV-4, P34, P39, P41] every wrong row is named with its column, nothing is guessed, and nothing is half imported', async () => {
    const { portal, ids, admin, path, begin, commit, site } = await opened();
    const elsewhere = await portal.database.db
      .selectFrom('device')
      .selectAll()
      .where('customerId', '=', ids.town)
      .execute();
    const theirs = elsewhere[0]!;
    const own = await portal.database.db
      .selectFrom('device')
      .select('id')
      .where('customerId', '=', ids.hospital)
      .executeTakeFirstOrThrow();
    await portal.database.db.updateTable('device').set({ inventoryNumber: 'HELD' }).where('id', '=', own.id).execute();
    const model = await portal.database.db
      .selectFrom('deviceModel')
      .selectAll()
      .where('id', '=', theirs.modelId)
      .executeTakeFirstOrThrow();
    const preview = await begin(
      [
        'serialNumber;modelNo;site;status;commissionedOn;inventoryNumber',
        `GOOD1;210;${site.name};inOperation;2026-01-02;I-1`,
        `BAD 1;210;${site.name};Decomissioned;03.04.2026;`,
        `good1;210;${site.name};;;`,
        'X1;4711;Nowhere;;;',
        `${theirs.serialNumber};${model.modelNo};${site.name};;;`,
        `;210;${site.name};;;`,
        `GOOD2;210;${site.name};;;I-1`,
        `GOOD3;210;${site.name};;;HELD`,
      ].join('\n'),
    );
    expect(said(preview)).toEqual([
      '/3/status notAChoice',
      '/3/serialNumber notASerialNumber',
      '/3/commissionedOn notADate',
      '/4/serialNumber doubleInFile',
      '/5/modelNo modelUnknown',
      '/5/site siteUnknown',
      '/6/serialNumber serialNumberTaken',
      '/7/serialNumber required',
      '/8/serialNumber doubleInFile',
      '/9/inventoryNumber inventoryNumberTaken',
    ]);
    expect((await commit(preview)).json()).toMatchObject({
      status: 422,
      code: 'importHasErrors',
      params: { wrong: 7 },
    });
    expect((await admin.ask(`GET ${path}/devices?q=GOOD1`)).json<{ total: number }>().total).toBe(0);
    expect((await commit(preview, { leaveOutWrongRows: true })).json()).toEqual({
      created: 1,
      updated: 0,
      unchanged: 0,
      leftOut: 7,
    });
    expect((await admin.ask(`GET ${path}/devices?q=GOOD`)).json<{ total: number }>().total).toBe(1);
    const columns = await begin('Hallo;Welt\n1;2\n');
    expect([columns.counts.wrong, columns.columns.map(({ field }) => field)]).toEqual([1, [null, null]]);
    for (const unreadable of [Buffer.from([0x50, 0x4b, 3, 4, 0]), Buffer.alloc(0), Buffer.from('a\0b;c')])
      expect(await begin(unreadable)).toMatchObject({ status: 422 });
  });

  test('[DEV-4, SEC-4] a file of too many columns and a workbook that would unpack to too much are refused before they are worked through', async () => {
    const { begin } = await opened();
    const wide = (columns: number) => `serialNumber${';x'.repeat(columns - 1)}\nA1${';'.repeat(columns - 1)}\n`;
    expect((await begin(wide(200))).columns).toHaveLength(200);
    expect(await begin(wide(201))).toMatchObject({ status: 422, code: 'tooManyColumns' });
    const packed = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': Buffer.from('<worksheet/>') }));
    packed.writeUInt32LE(101 * 1024 * 1024, packed.indexOf('PK\u0001\u0002') + 24); // the size in its directory
    expect(await begin(packed)).toMatchObject({ status: 413, code: 'bodyTooLarge' });
    const five = await begin(`serialNumber;room\n${[1, 2, 3, 4, 5].map((at) => `A${at};\n`).join('')}`);
    expect(five.columns.map(({ examples }) => examples)).toEqual([['A1', 'A2', 'A3'], []]);
  });

  test('[DEV-4] while a large file is imported the server goes on answering others, and every row of it arrives', async () => {
    const { portal, admin, path, begin, commit, site } = await opened();
    const rows = 1500;
    const lines = Array.from({ length: rows }, (_, at) => `MANY${at};210;${site.name};Raum ${at}`);
    const preview = await begin(['serialNumber;modelNo;site;room', ...lines].join('\n'));
    expect([said(preview), preview.counts.create]).toEqual([[], rows]);
    let isDone = false;
    const committing = commit(preview).finally(() => (isDone = true));
    let answered = 0;
    while (!isDone) {
      await nextTurn(); // in which somebody else would be heard
      expect((await portal.call('GET /healthz')).statusCode).toBe(200);
      answered += 1;
    }
    expect((await committing).json<Imported>()).toMatchObject({ created: rows });
    expect(answered).toBeGreaterThan(4);
    expect((await admin.ask(`GET ${path}/devices?q=MANY`)).json<{ total: number }>().total).toBe(rows);
    const back = await begin(['serialNumber;modelNo;site;room', ...lines.map((line) => `${line} neu`)].join('\n'));
    expect((await commit(back)).json<Imported>()).toMatchObject({ updated: rows });
    expect((await admin.ask(`GET ${path}/devices?q=neu`)).json<{ total: number }>().total).toBe(rows);
  });

  test('[DEV-4, P39] a row keeps the number it has in the file, blank ones count, and a text without its end is refused by row', async () => {
    const { begin, site } = await opened();
    const head = 'serialNumber;modelNo;site;notes';
    const good = (serial: string) => `${serial};210;${site.name};`;
    const blank = await begin([head, '', good('ROW1'), ';;;', 'ROW2;999999;;', ''].join('\n'));
    expect([blank.rows, said(blank)]).toEqual([2, ['/5/modelNo modelUnknown', '/5/site required']]);
    const open = await begin([head, `${good('ROW1')}"begin`, good('ROW2'), good('ROW3')].join('\n'));
    expect(open).toMatchObject({ status: 422, code: 'quoteNotClosed', params: { row: 2 } });
    const sheet = await writeSheet([
      ['serialNumber', 'modelNo'],
      [null, null],
      ['ROW4', '999999'],
    ]).toBuffer();
    expect(said(await begin(sheet))).toContain('/3/modelNo modelUnknown');
  });

  test('[DEV-4, DEV-5] a device nobody has registered gets neither site nor status by an import', async () => {
    const { portal, ids } = await opened();
    const service = await signedIn(portal, { customerId: ids.maker, userGroup: 'providerAdministrator' });
    const device = await portal.database.db
      .selectFrom('device')
      .innerJoin('deviceModel as model', 'model.id', 'device.modelId')
      .select(['device.serialNumber', 'model.modelNo'])
      .where('device.status', '=', 'unregistered')
      .where('device.customerId', '=', ids.maker)
      .executeTakeFirstOrThrow();
    const file = (status: string) =>
      Buffer.from(`serialNumber;modelNo;status;notes\n${device.serialNumber};${device.modelNo};${status};Lager\n`);
    const path = `POST /api/customers/${ids.maker}/imports?fileName=x.csv`;
    const refused = (await service.ask(path, file('inOperation'), asFile)).json<ImportPreview>();
    expect(said(refused)).toEqual(['/2/status deviceUnregistered']);
    const noted = (await service.ask(path, file('unregistered'), asFile)).json<ImportPreview>();
    expect([said(noted), noted.counts.update]).toEqual([[], 1]);
  });
});

onEachDatabase(({ place }) => {
  const opened = opening(place);

  test('[DEV-4, HIST-1, P37, P38] a file is read as it was written, and committed once however often somebody clicks', async () => {
    const { portal, admin, path, begin, again, commit, site } = await opened();
    const file = `Seriennummer;Modellnummer;Standort;Bezeichnung;Raum\r\nIMP1;210;${site.name};Gerät für Prüfung;R 1\r\n`;
    for (const [bytes, encoding] of [
      [latin(file), 'windows-1252'],
      [Buffer.from(file), 'utf-8'],
      [Buffer.from(`\uFEFF${file}`), 'utf-8'],
    ] as const) {
      const preview = await begin(bytes);
      expect([preview.encoding, preview.delimiter, preview.counts.create, said(preview)]).toEqual([
        encoding,
        ';',
        1,
        [],
      ]);
      expect(preview.columns.map(({ field }) => field)).toEqual(['serialNumber', 'modelNo', 'site', 'name', 'room']);
      expect(preview.columns[3]!.examples).toEqual(['Gerät für Prüfung']);
    }
    const preview = await begin(latin(file));
    const answers = await Promise.all([commit(preview), commit(preview)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({ code: 'alreadyCommitted' });
    const found = (await admin.ask(`GET ${path}/devices?q=IMP1`)).json<{ items: Device[] }>().items;
    expect(found.map(({ name, room }) => [name, room])).toEqual([['Gerät für Prüfung', 'R 1']]);
    // By its key, with the serial number as it is: only what differs is changed, and on record.
    const update = await begin(`serialNumber,modelNo,room,status\nimp1,210,R 2,inStorage\n`);
    expect(update.samples).toEqual([
      { row: 2, action: 'update', serialNumber: 'imp1', changes: ['serialNumber', 'room', 'status'] },
    ]);
    const exact = await begin(`serialNumber,modelNo,room,status\nIMP1,210,R 2,inStorage\n`);
    expect(exact.samples[0]!.changes).toEqual(['room', 'status']);
    const mapped = await again(exact, { mapping: ['serialNumber', 'modelNo', 'room', null], key: 'serialNumber' });
    expect(mapped.samples[0]!.changes).toEqual(['room']);
    // What was seen is not what would happen any more.
    await admin.ask(`POST ${path}/devices/${found[0]!.id}/status`, { status: 'blocked', reason: 'x' });
    expect((await commit(mapped)).json()).toMatchObject({ status: 409, code: 'previewStale' });
    const fresh = await again(exact, {});
    expect((await commit(fresh)).json<Imported>()).toMatchObject({ created: 0, updated: 1 });
    expect((await commit(fresh)).json()).toMatchObject({ status: 409, code: 'alreadyCommitted' });
    // What was done needs its file no more.
    const kept = portal.database.db
      .selectFrom('deviceImport')
      .select('contentBase64')
      .where('committedAt', 'is not', null);
    expect(new Set((await kept.execute()).map(({ contentBase64 }) => contentBase64))).toEqual(new Set(['']));
    const events = await portal.database.db
      .selectFrom('event')
      .select('action')
      .where('entityId', '=', found[0]!.id)
      .execute();
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['created', 'updated', 'device.statusChanged']),
    );
    expect(await differingDueColumns(portal.database)).toEqual([]);
  });

  test('[DEV-4, P41] with the inventory number as key a serial number that is taken is said at its row, whosever it is, and the rest is imported', async () => {
    const { portal, ids, begin, again, commit, site } = await opened();
    const { db } = portal.database;
    const taken = async (customerId: string) => {
      const first = db.selectFrom('device').innerJoin('deviceModel as model', 'model.id', 'device.modelId');
      const one = first.select(['device.id', 'device.serialNumber', 'model.modelNo']);
      return one.where('device.customerId', '=', customerId).executeTakeFirstOrThrow();
    };
    const [own, theirs] = [await taken(ids.hospital), await taken(ids.town)];
    const keyed = { inventoryNumber: 'KEY-2' };
    await db.updateTable('device').set({ inventoryNumber: 'KEY-1' }).where('id', '=', own.id).execute();
    await db.updateTable('device').set(keyed).where('id', '=', theirs.id).execute();
    const line = ({ serialNumber, modelNo }: typeof own, inventoryNumber: string) =>
      `${serialNumber};${modelNo};${site.name};${inventoryNumber}`;
    const file = [
      'serialNumber;modelNo;site;inventoryNumber',
      line(own, 'NEW-1'),
      line(theirs, 'KEY-2'),
      line({ ...own, serialNumber: 'NEW9' }, 'NEW-2'),
    ];
    const preview = await again(await begin(file.join('\n')), { key: 'inventoryNumber' });
    expect(said(preview)).toEqual(['/2/serialNumber serialNumberTaken', '/3/serialNumber serialNumberTaken']);
    const done = await commit(preview, { leaveOutWrongRows: true });
    expect(done.json<Imported>()).toMatchObject({ created: 1, updated: 0, leftOut: 2 });
    const same = await again(await begin(`${file[0]}\n${line(own, 'KEY-1')}`), { key: 'inventoryNumber' });
    expect(said(same)).toEqual([]);
  });
});
