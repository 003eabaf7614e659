import { hash } from 'node:crypto';
import Papa from 'papaparse';
import readSheet from 'read-excel-file/node';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Problem } from '../../src/contract/problem.ts';
import { languages } from '../../src/contract/language.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { demoAnswers } from '../../server/demo/demo-answers.ts';
import { refreshDueColumnsOf } from '../../server/devices/due-columns.ts';
import { wordsIn } from '../../server/texts/words-in.ts';
import { checkTime, delivered } from '../support/builders/a-function-check.ts';
import { aPortal, type Portal } from '../support/servers/a-portal.ts';
import type { Place } from '../support/servers/a-setting.ts';
import { onOneDatabase, sqliteCopy } from '../support/servers/each-database.ts';
import { readPdf, rolesOf, type PdfText } from '../support/readers/read-pdf.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

async function aPhotoOf(color: string) {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  const announced = { uploadId: uuidV7(checkTime), sha256: hash('sha256', bytes), size: bytes.length };
  return { bytes, announced: { ...announced, contentType: 'image/jpeg' as const } };
}

/** A check of a pump that failed at one step, with a comment, a photo, a drawn signature and an instrument; received with its photo. */
async function aFullCheck(portal: Portal) {
  const checklist = await portal.checklistOf(210);
  const photo = await aPhotoOf('#cc2222');
  const comment = 'Тріщина на корпусі, Gehäuse gerissen \u202Efdp 🙂';
  const answers = demoAnswers(checklist, 'failed').map((answer, at) =>
    at === 1 ? { ...answer, comment, photos: [photo.announced] } : answer,
  );
  const check = await portal.scannedCheck('inOrder', {
    answers,
    overallComment: `Langer Text ${'ohne Ende '.repeat(60)}Schluss`,
    signature: { kind: 'drawn', path: 'M10 20L300 150L590 20' },
    instruments: [{ name: 'Multimeter', serialNumber: 'MM-7', calibratedUntil: '2027-03-31' }],
  });
  const [result] = await portal.deliver(delivered(check));
  const { uploadId, sha256, contentType } = photo.announced;
  const query = new URLSearchParams({ submissionId: check.submissionId, sha256, contentType });
  const headers = { 'content-type': 'application/octet-stream' };
  await portal.call(`PUT /api/public/qr/uploads/${uploadId}?${query}`, photo.bytes, { headers });
  return { check, checklist, receipt: result!.receipt! };
}

const said = (texts: readonly PdfText[][]) =>
  texts
    .map((page) => page.map(({ text }) => text).join(' '))
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** What stands over the edge of its page, or over something else. */
function clipped(texts: readonly PdfText[][], sizes: readonly { width: number; height: number }[]): string[] {
  return texts.flatMap((page, at) => {
    const { width, height } = sizes[at]!;
    const real = page.filter(({ text }) => text.trim() !== '');
    const outside = real.filter(
      (it) => it.left < 20 || it.right > width - 20 || it.top < 20 || it.bottom > height - 20,
    );
    const over = real.filter((one, nr) =>
      real
        .slice(nr + 1)
        .some(
          (other) =>
            one.left < other.right - 0.5 &&
            other.left < one.right - 0.5 &&
            one.top < other.bottom - 1.5 &&
            other.top < one.bottom - 1.5,
        ),
    );
    return [...outside, ...over].map(({ text }) => text);
  });
}

async function opened(place: Place) {
  const portal = await aPortal(place);
  const ids = await customerIds(portal);
  const admin = await signedIn(portal, { customerId: ids.hospital });
  const fetched = async (path: string, by: Person = admin) => {
    const answer = await by.ask(`GET /api/customers/${ids.hospital}/${path}`);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer;
  };
  return { portal, ids, admin, fetched };
}

onOneDatabase(({ place }) => {
  test('[DOC-1, P55] the protocol of a check says what was asked, answered and found, by whom and with which device; with its receipt code without sign-in, and by no other way', async () => {
    const { portal, ids, admin, fetched } = await opened(await place());
    const { check, receipt } = await aFullCheck(portal);
    const { submissionId } = check;
    const path = `function-checks/${submissionId}/protocol.pdf?language=de`;
    const answer = await fetched(path);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${receipt.protocolNo}.pdf"`,
      'cache-control': 'no-store',
    });
    const pdf = await readPdf(answer.rawPayload);
    const text = said(pdf.texts);
    for (const each of [
      `Protokoll-Nr. ${receipt.protocolNo}`,
      'Ergebnis: Nicht bestanden',
      'Seriennummer VN24A003117',
      'Klinikum Auental',
      'Multimeter, MM-7, kalibriert bis 31.03.2027',
      'Bemerkung: Тріщина на корпусі, Gehäuse gerissen fdp \u{FFFD}',
      '40 bis 100 kPa',
      'nicht in Ordnung Bemerkung: Riss an der Unterseite, Gerät aus dem Betrieb genommen. nicht bestanden',
      'ohne Ende Schluss',
      `1 / ${pdf.sizes.length}`,
      'erstellt am 27. Nov. 2026',
    ])
      expect(text.replaceAll('\u00A0', ' ')).toContain(each);
    const roles = rolesOf(await pdf.structure(0));
    expect(roles).toMatchObject({ H1: 1, Table: expect.any(Number) as number, TH: expect.any(Number) as number });
    const figures = await Promise.all(
      [...pdf.sizes.keys()].map(async (page) => rolesOf(await pdf.structure(page)).Figure ?? 0),
    );
    expect(figures.reduce((sum, count) => sum + count)).toBe(2); // the photo and the signature
    await pdf.close();

    const open = (code: string, id = submissionId) =>
      portal.call(`GET /api/public/qr/submissions/${id}/protocol.pdf?receiptCode=${code}&language=uk`);
    const own = await open(receipt.receiptCode.toLowerCase());
    expect(own.statusCode).toBe(200);
    const publicPdf = await readPdf(own.rawPayload);
    expect([publicPdf.language, publicPdf.title]).toEqual(['uk', `Протокол ${receipt.protocolNo}`]);
    expect(said(publicPdf.texts)).toContain('VN24A003117');
    // Whose device it is is nobody's business who only made a check of it.
    expect(said(publicPdf.texts)).not.toMatch(/Auental|Intensivstation/);
    await publicPdf.close();
    const refusals = [await open('000000000000'), await open(receipt.receiptCode, uuidV7(checkTime)), await open('')];
    expect(refusals.map((it) => [it.statusCode, it.json<Problem>().code])).toEqual(
      Array(3).fill([404, 'submissionUnknown']),
    );
    for (let tries = 0; tries < 60; tries += 1) await open('000000000000');
    expect((await open(receipt.receiptCode)).statusCode).toBe(429);

    await admin.ask(`POST /api/customers/${ids.hospital}/function-checks/${submissionId}/void`, {
      reason: 'Falsches Gerät',
    });
    const voided = await readPdf((await fetched(path)).rawPayload);
    expect(said(voided.texts)).toMatch(/für ungültig erklärt\. Grund: Falsches Gerät/);
    await voided.close();
    const stranger = await signedIn(portal, { customerId: ids.town });
    for (const at of [ids.hospital, ids.town])
      expect(
        (await stranger.ask(`GET /api/customers/${at}/function-checks/${submissionId}/protocol.pdf`)).statusCode,
      ).toBe(404);
  });

  test('[DOC-2, SEC-1, SEC-4, P19] the inventory has what the law asks for as PDF, XLSX and CSV, within what somebody may see, and no cell is a formula', async () => {
    const { portal, ids, fetched } = await opened(await place());
    const { db } = portal.database;
    const device = await db
      .selectFrom('device')
      .selectAll()
      .where('serialNumber', '=', 'VN24A003117')
      .executeTakeFirstOrThrow();
    const change = { inventoryNumber: '=1+1', lotNumber: 'L-77', acquisitionYear: 2024, department: 'Innere' };
    await db.updateTable('device').set(change).where('id', '=', device.id).execute();
    const schedule = {
      modelId: device.modelId,
      checklistId: null,
      intervalValue: 2,
      intervalUnit: 'year',
      anchor: 'completed',
      leadDays: 30,
    } as const;
    await db
      .insertInto('schedule')
      .values({
        ...schedule,
        id: uuidV7(checkTime),
        kind: 'stk',
        dueRule: 'endOfMonth',
        performer: 'qualifiedInspector',
      })
      .execute();
    await refreshDueColumnsOf(db, { modelId: device.modelId });
    const pdf = await readPdf((await fetched('exports/inventory?format=pdf&language=de&q=VN24A003117')).rawPayload);
    const text = said(pdf.texts);
    for (const each of [
      'Venaro 210',
      'Infusionspumpe',
      'VN-210',
      'VN24A003117 Charge L-77',
      '2024',
      '04099213002105',
      '=1+1',
      'Intensivstation Innere Bett 1',
      'STK bis 31.07.2027',
      'Halden & Rieck Medizintechnik',
      'GmbH, Werftgasse 12, 24937',
    ])
      expect(text).toContain(each);
    expect(rolesOf(await pdf.structure(0))).toMatchObject({ Table: 1, TH: 8, TD: 8, TR: 2 });
    await pdf.close();

    const csv = await fetched('exports/inventory?format=csv&language=de');
    const { data } = Papa.parse<Record<string, string>>(csv.body.slice(1), {
      header: true,
      delimiter: ';',
      skipEmptyLines: true,
    });
    const row = data.find((it) => it.Seriennummer === 'VN24A003117');
    expect(row).toMatchObject({
      Modell: 'Venaro 210',
      Chargennummer: 'L-77',
      Anschaffungsjahr: '2024',
    });
    expect(Object.values(row!)).toContain("'=1+1");
    expect(Object.values(row!)).toContain('2027-07-31');
    const xlsx = await fetched('exports/inventory?format=xlsx&language=uk');
    const cells = (await readSheet(xlsx.rawPayload)) as unknown[];
    expect(JSON.stringify(cells)).toContain('VN24A003117');
    expect(JSON.stringify(cells)).toContain('Серійний номер');

    const mine = device.siteId!;
    const technician = await signedIn(portal, {
      customerId: ids.hospital,
      userGroup: 'technician',
      siteIdsJson: JSON.stringify([mine]),
    });
    const elsewhere = await db
      .selectFrom('device')
      .selectAll()
      .where('customerId', '=', ids.hospital)
      .where('siteId', '!=', mine)
      .execute();
    for (const path of ['exports/inventory?format=csv', 'exports/function-checks?format=csv']) {
      const file = await fetched(path, technician);
      expect(elsewhere.filter(({ serialNumber }) => file.body.includes(serialNumber))).toEqual([]);
    }
    for (const path of ['exports/inventory', 'exports/due.pdf']) {
      const limited = await readPdf((await fetched(path, technician)).rawPayload);
      const all = said(limited.texts);
      expect([all.includes('VN24A003117'), elsewhere.filter(({ serialNumber }) => all.includes(serialNumber))]).toEqual(
        [true, []],
      );
      await limited.close();
    }
    const book = `GET /api/customers/${ids.hospital}/devices/${elsewhere[0]!.id}/logbook.pdf`;
    expect((await technician.ask(book)).statusCode).toBe(404);
  });

  test('[DOC-2, SEC-4] a list that is too long for a workbook says so before any of it is made, and comes as CSV', async () => {
    const portal = await aPortal(await place(), { mostWorkbookRows: 1 });
    const ids = await customerIds(portal);
    const admin = await signedIn(portal, { customerId: ids.hospital });
    for (const name of ['function-checks', 'inventory']) {
      const path = `GET /api/customers/${ids.hospital}/exports/${name}?language=de&format=`;
      const refused = await admin.ask(`${path}xlsx`);
      expect(refused.json()).toMatchObject({ status: 422, code: 'tooManyRowsForWorkbook', params: { most: 1 } });
      expect(refused.headers['content-disposition']).toBeUndefined();
      expect((await admin.ask(`${path}csv`)).statusCode).toBe(200);
    }
    const one = await admin.ask(`GET /api/customers/${ids.hospital}/exports/inventory?format=xlsx&q=VN24A003117`);
    expect(one.statusCode).toBe(200);
  });

  test('[DOC-3, DUE-1] the log book has entries and checks of its device with the latest first, the due list what is overdue first, and checks come as a table', async () => {
    const { portal, ids, admin, fetched } = await opened(await place());
    const { db } = portal.database;
    const device = await db
      .selectFrom('device')
      .selectAll()
      .where('serialNumber', '=', 'VN24A003117')
      .executeTakeFirstOrThrow();
    const path = `/api/customers/${ids.hospital}/devices/${device.id}`;
    const text = `Erste Zeile\n${'Ein langer Bericht. '.repeat(190)}Ende`;
    await admin.ask(`POST ${path}/log`, { kind: 'repair', occurredOn: '2026-11-01', text });
    await admin.ask(`POST ${path}/labels`, { reason: 'Verkratzt' });
    await admin.ask(`POST ${path}/status`, { status: 'inRepair', reason: 'Alarm defekt' });
    const book = await readPdf((await fetched(`devices/${device.id}/logbook.pdf?language=de`)).rawPayload);
    const all = said(book.texts);
    // Both of today were made in one moment, so either may be the first.
    expect(all.indexOf('Etikett Nr. 2')).toBeLessThan(all.indexOf('Erste Zeile'));
    const order = ['In Betrieb → In Reparatur', 'Erste Zeile', 'Ende', 'Bestanden Protokoll-Nr. FC-'];
    const places = order.map((each) => all.indexOf(each));
    expect([places, places.includes(-1)]).toEqual([places.toSorted((a, b) => a - b), false]);
    expect(clipped(book.texts, book.sizes)).toEqual([]);
    await book.close();

    const due = await readPdf((await fetched('exports/due.pdf?language=de')).rawPayload);
    const listed = said(due.texts);
    expect(listed.indexOf('VN24A003119')).toBeGreaterThan(0);
    expect(listed.indexOf('VN24A003119')).toBeLessThan(listed.indexOf('VN24A003118'));
    expect(listed).toContain('57 Tage überfällig, 01.10.2026');
    await due.close();
    const checks = await fetched('exports/function-checks?format=csv&language=en');
    const { data } = Papa.parse<Record<string, string>>(checks.body.slice(1), { header: true, skipEmptyLines: true });
    const { total } = (await admin.ask(`GET /api/customers/${ids.hospital}/function-checks`)).json<{ total: number }>();
    expect([data.length, data[0]!.protocolNo]).toEqual([total, expect.stringMatching(/^FC-/)]);
  });
});

// What a language does to a page does not depend on the database.
test.each(languages)(
  '[DOC-1, DOC-2, DOC-3, I18N-1, A11Y-1] every document in %s is titled, tagged and of that language, its fonts are in the file, and nothing is clipped, broken in a heading or without a sign',
  async (language) => {
    const { portal, fetched } = await opened(await sqliteCopy());
    const { check, receipt } = await aFullCheck(portal);
    const { db } = portal.database;
    await db
      .updateTable('device')
      .set({ room: 'Z'.repeat(40), inventoryNumber: 'INVENTAR-'.repeat(4), name: 'Ї'.repeat(120) })
      .where('deviceRef', '=', check.deviceRef!)
      .execute();
    const device = await db
      .selectFrom('device')
      .selectAll()
      .where('deviceRef', '=', check.deviceRef!)
      .executeTakeFirstOrThrow();
    const { say } = wordsIn(language);
    const documents = {
      [`function-checks/${check.submissionId}/protocol.pdf`]: say('documents:protocol.titleOf', {
        protocolNo: receipt.protocolNo,
      }),
      'exports/inventory': say('documents:inventory.title'),
      'exports/due.pdf': say('documents:due.title'),
      [`devices/${device.id}/logbook.pdf`]: say('documents:logbook.title'),
    };
    for (const [path, title] of Object.entries(documents)) {
      const pdf = await readPdf((await fetched(`${path}?language=${language}`)).rawPayload);
      expect([pdf.title, pdf.language, pdf.isTagged]).toEqual([title, language, true]);
      expect([path, clipped(pdf.texts, pdf.sizes)]).toEqual([path, []]);
      const fonts = await pdf.fontsOf(0);
      expect(fonts.every(({ name, isEmbedded }) => isEmbedded && /\+?DejaVuSansCondensed/.test(name))).toBe(true);
      for (const [page, texts] of pdf.texts.entries()) {
        const foot = texts
          .slice(-3)
          .map(({ text }) => text)
          .join('');
        expect(foot).toMatch(new RegExp(`${page + 1} / ?${pdf.sizes.length}$`));
      }
      // Only the sign that was sent without one in the font is replaced.
      expect(said(pdf.texts).match(/\u{FFFD}/gu)?.length ?? 0).toBeLessThanOrEqual(1);
      await pdf.close();
    }
    const { texts, close } = await readPdf((await fetched(`exports/inventory?language=${language}`)).rawPayload);
    const all = said(texts);
    for (const word of [
      say('devices:fields.acquisitionYear'),
      say('devices:fields.manufacturer'),
      say('documents:inventory.numbers'),
    ].flatMap((it) => it.split(' ')))
      expect(all).toContain(word);
    await close();
  },
);
