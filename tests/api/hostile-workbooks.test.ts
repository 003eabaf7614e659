import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { boundedWorkbook } from '../../src/domain/workbook-bounds.ts';
import { largestImport } from '../../src/contract/device-import.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { onOneDatabase } from '../support/servers/each-database.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

const cell = (address: string, text = 'x') => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
const sheetOf = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;

/** A workbook of sheets given as XML. */
function workbookOf(sheets: readonly string[], more: Record<string, Uint8Array> = {}): Buffer {
  const ids = sheets.map((_, at) => at + 1);
  const relations = ids.map(
    (id) =>
      `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${id}.xml"/>`,
  );
  const named = ids.map((id) => `<sheet name="S${id}" sheetId="${id}" r:id="rId${id}"/>`);
  return Buffer.from(
    zipSync({
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${named.join('')}</sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
      ),
      ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, strToU8(sheet)])),
      ...more,
    }),
  );
}

const head = `<row r="1">${cell('A1', 'serialNumber')}${cell('B1', 'modelNo')}</row>`;
const hostile: [string, string, Buffer][] = [
  ['one cell at XFD60000', 'tooManyColumns', workbookOf([sheetOf(`${head}<row r="60000">${cell('XFD60000')}</row>`)])],
  ['one cell far down', 'tooManyRows', workbookOf([sheetOf(`${head}<row r="1048576">${cell('A1048576')}</row>`)])],
  ['an address beyond all', 'tooManyColumns', workbookOf([sheetOf(`${head}<row r="2">${cell('ZZZZZZZZZ2')}</row>`)])],
  [
    'a far cell of another sheet',
    'tooManyColumns',
    workbookOf([sheetOf(head), sheetOf(`<row r="2">${cell('XFD2')}</row>`)]),
  ],
  ['a far row of its own', 'tooManyRows', workbookOf([sheetOf(`${head}<row r="9999999999">${cell('A2')}</row>`)])],
  [
    'a far address in other quotation marks',
    'tooManyColumns',
    workbookOf([sheetOf(`${head}<row r = '2'>${cell('A2')}<c t="n" r = 'XFD2'><v>1</v></c></row>`)]),
  ],
  [
    'a far address behind a bracket',
    'fileUnreadable',
    workbookOf([sheetOf(`${head}<row r="2"><c t=">" r="XFD60000"><v>1</v></c></row>`)]),
  ],
  [
    'an address in disguise',
    'fileUnreadable',
    workbookOf([sheetOf(`${head}<row r="2"><c r="&#88;FD60000"><v>1</v></c></row>`)]),
  ],
  [
    'cells without addresses',
    'tooManyColumns',
    workbookOf([sheetOf(`${head}<row>${'<c><v>1</v></c>'.repeat(300)}</row>`)]),
  ],
  ['many sheets', 'tooManySheets', workbookOf(Array.from({ length: 60 }, () => sheetOf(head)))],
  [
    'millions of texts',
    'tooManyTexts',
    workbookOf([sheetOf(head)], { 'xl/sharedStrings.xml': strToU8(`<sst>${'<si><t/></si>'.repeat(1_000_001)}</sst>`) }),
  ],
  [
    'zeros packed small',
    'bodyTooLarge',
    workbookOf([sheetOf(head)], { 'xl/styles.xml': new Uint8Array(101 * 1024 * 1024) }),
  ],
  ['no archive', 'fileUnreadable', Buffer.from('PK\u0003\u0004 and no more')],
];

test.each(hostile)(
  '[SEC-5, DEV-4] a workbook with %s is refused as %s before a row is made of it',
  (_name, code, bytes) => {
    expect(boundedWorkbook(bytes, largestImport)).toEqual({ fault: code });
  },
);

onOneDatabase(({ place }) => {
  test('[SEC-5, DEV-4] a hostile workbook is refused by name, and others are answered while it is looked at', async () => {
    const portal = await aPortal(await place());
    const ids = await customerIds(portal);
    const admin = await signedIn(portal, { customerId: ids.hospital });
    const send = (bytes: Buffer) =>
      admin.ask(`POST /api/customers/${ids.hospital}/imports?fileName=a.xlsx`, bytes, {
        'content-type': 'application/octet-stream',
      });
    for (const [, code, bytes] of hostile) {
      const answered: string[] = [];
      const [answer] = await Promise.all([
        send(bytes).then((it) => (answered.push('import'), it)),
        portal.call('GET /api/healthz').then(() => answered.push('other')),
      ]);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        code === 'bodyTooLarge' ? 413 : 422,
        code,
      ]);
      expect(answered[0]).toBe('other');
    }
    // Empty cells far away are what spreadsheets leave behind where somebody once coloured a column.
    const styled = `${head}<row r="2">${cell('A2', 'XL1')}${cell('B2', '210')}<c r="XFD2" s="1"/></row><row r="900000"><c r="A900000" s="1"></c></row>`;
    const fine = await send(workbookOf([sheetOf(styled)]));
    expect([fine.statusCode, fine.json<{ rows: number }>().rows]).toEqual([201, 1]);
  }, 60_000);
});
