import { parse } from 'node:querystring';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import type { Answer } from '../../src/contract/answer.ts';
import type { Checklist } from '../../src/contract/checklist.ts';
import { devicesQuerySchema } from '../../src/contract/device.ts';
import { largestImport } from '../../src/contract/device-import.ts';
import { draftSchema } from '../../src/contract/draft.ts';
import { checklistContentSchema } from '../../src/contract/checklist-details.ts';
import { rescueHeadSchema, rescueManifestSchema, rescuedSubmissionSchema } from '../../src/contract/rescue.ts';
import { batchLimits } from '../../src/contract/submission-batch.ts';
import { isNormalText, linesSchema } from '../../src/contract/text.ts';
import { zonedSchema, dateSchema, emailSchema, phoneSchema } from '../../src/contract/values.ts';
import { calendarText } from '../../src/domain/calendar-text.ts';
import { bodyErrors, queryErrors } from '../../src/domain/field-errors.ts';
import { normalLine, normalLines } from '../../src/domain/normal-text.ts';
import { publishErrors } from '../../src/domain/publish-errors.ts';
import { isSafePattern } from '../../src/domain/safe-pattern.ts';
import { readScannedText } from '../../src/domain/scanned-text.ts';
import { searchedParts, searchText } from '../../src/domain/search-text.ts';
import { spelledText } from '../../src/domain/spelled-text.ts';
import { readTypedNumber } from '../../src/domain/typed-number.ts';
import { readingsOfModel, readUdiMark } from '../../src/domain/udi-mark.ts';
import { verdict } from '../../src/domain/verdict.ts';
import { boundedWorkbook } from '../../src/domain/workbook-bounds.ts';
import { readZip } from '../../src/offline/rescue/read-zip.ts';
import { cellsOfCsv } from '../../src/tools/translations/sheet-as-csv.ts';
import { rowsOfCells } from '../../src/tools/translations/translation-sheet.ts';
import { backupHeaderSchema, backupRowSchema } from '../../server/database/backup-format.ts';
import { readCursor } from '../../server/database/keyset-page.ts';
import { readTable } from '../../server/import/read-table.ts';
import { demoAnswers } from '../../server/demo/demo-answers.ts';
import { demoChecklists } from '../../server/demo/demo-checklists.ts';
import { readItem } from '../../server/submissions/read-item.ts';
import { pictureType, readPicture } from '../../server/pictures/read-picture.ts';
import { aDeviceRegistration } from '../support/builders/a-device-registration.ts';
import { aFunctionCheck, delivered } from '../support/builders/a-function-check.ts';
import type { Reader } from './fuzz-reader.ts';
import { hostileBytes, hostileJson, hostileText } from './hostile.ts';

const gs = '\u001D';
const gtin = '04099213002105';
const token = '20' + '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.repeat(5).slice(0, 147);
const marks = [
  `01${gtin}1727013110L2024/7${gs}21VN24A003117`,
  `]d201${gtin}11240506240REF-9${gs}8012V2${gs}21A1`,
  `01${gtin}10L2112321VN24A003117`,
  `0104012345678901` + `21${'10'.repeat(46)}`,
  `(01)${gtin}(17)270131(10)L2024/7(21)VN24A003117`,
  `https://id.example/01/${gtin}/10/L2024%2F7/21/VN24A003117?17=270131&lang=de`,
  '+A123BJC5D6E71G',
  `HTTPS://PORTAL.EXAMPLE/Q/${token}`,
];
const pattern = String.raw`^VN\d{2}[A-Z]\d{6}$`;
const texts = ['Klinikum am Südpark', 'Тріщина на корпусі', 'Gehäuse gerissen\nzweite Zeile', 'a\u0301\u0323', '20 °C'];

/** What a phone or the server does with the text of a code. */
function readMark(text: string): void {
  const found = readScannedText(text, { hosts: ['portal.example'], thisYear: 2026 });
  if (found.kind === 'udi') readingsOfModel(found.readings, pattern);
}

function readText(text: string): void {
  linesSchema({ max: 4000 }).safeParse(text);
  for (const normal of [normalLine(text), normalLines(text)])
    if (!isNormalText(normal, 'manyLines')) throw new Error('a text of the page is none the server takes');
  searchText([text]);
  searchedParts(text);
  spelledText(text);
  for (const schema of [dateSchema, zonedSchema, emailSchema, phoneSchema]) schema.safeParse(text);
}

const content = demoChecklists.pump;
const checklist = { ...content, kind: 'periodic' } as unknown as Checklist;
const check = aFunctionCheck({ answers: demoAnswers(checklist, 'failed') });
const items = [delivered(check), delivered(aDeviceRegistration())];
const noKeys = { forLabel: () => Promise.resolve(undefined) } as unknown as Parameters<typeof readItem>[1];

const cell = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${cell('A1', 'serialNumber')}${cell('B1', 'modelNo')}</row><row r="2">${cell('A2', 'X1')}${cell('B2', '210')}</row></sheetData></worksheet>`;
const workbookParts = {
  'xl/workbook.xml':
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S1" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
};
const workbookOf = (xml: string) =>
  Buffer.from(
    zipSync({
      ...Object.fromEntries(Object.entries(workbookParts).map(([name, text]) => [name, strToU8(text)])),
      'xl/worksheets/sheet1.xml': strToU8(xml),
    }),
  );

const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } });
const pictures = await Promise.all([picture.jpeg().toBuffer(), picture.png().toBuffer(), picture.webp().toBuffer()]);

const manifest = {
  format: 'device-portal-rescue',
  version: 1,
  submissions: [{ id: check.submissionId, submission: check, contentHash: '0'.repeat(64), queuedAt: 1, attempts: 1 }],
  received: [],
  drafts: [],
  photos: [],
};
const rescueFile = zipSync({ 'manifest.json': strToU8(JSON.stringify(manifest)) });
const backupLine = JSON.stringify({ table: 'customer', row: { id: 'a', name: 'b', version: 1 } });
const cursor = Buffer.from(
  JSON.stringify({ direction: 'next', key: '2026-11-27', id: check.submissionId, order: '-device.nextDueOn' }),
).toString('base64url');

const reader = <Input>(it: Reader<Input>) => it as unknown as Reader;

/** Everything that reads what others wrote: docs/readers.md has the same list, with the largest input of each. */
export const readers: Reader[] = [
  reader({ name: 'mark', budget: 1, inputs: hostileText(marks, 500), read: readMark }),
  reader({
    name: 'long mark',
    budget: 5,
    oneOf: 20,
    inputs: hostileText(marks, 20_000),
    read: (text) => (readMark(text), readUdiMark(text, 2026)),
  }),
  reader({ name: 'pattern', budget: 1, inputs: hostileText([pattern, '^[A-Z0-9-]{5,17}$'], 200), read: usePattern }),
  reader({ name: 'text', budget: 10, inputs: hostileText(texts, 4000), read: readText }),
  reader({
    name: 'long text',
    budget: 50,
    oneOf: 500,
    inputs: hostileText(texts, 200_000),
    read: (text) => linesSchema({ max: 4000 }).safeParse(text),
  }),
  reader({
    name: 'typed number',
    budget: 1,
    inputs: hostileText(['1.234,5', '-12.50', "1'234", '１２'], 500),
    read: readTypedNumber,
  }),
  reader({
    name: 'cursor',
    budget: 1,
    inputs: hostileText([cursor], 2000),
    read: (text) => readCursor(text, '-device.nextDueOn'),
  }),
  reader({
    name: 'query',
    budget: 5,
    inputs: hostileText(
      ['q=pumpe&size=25&sort=-dueOn', 'status=inOperation&status=blocked&dueBefore=2026-12-01'],
      4000,
    ),
    read(text) {
      const query = parse(text, '&', '=', { maxKeys: 0 });
      const { error } = devicesQuerySchema.safeParse(query);
      if (error) queryErrors(error, query);
    },
  }),
  reader({
    name: 'submission',
    budget: 50,
    inputs: hostileJson(items).filter((it) => (JSON.stringify(it) ?? '').length <= batchLimits.bytes),
    read: (item) => readItem(item, noKeys),
  }),
  reader({
    name: 'checklist',
    budget: 10,
    oneOf: 10,
    inputs: hostileJson([content]),
    read(written) {
      const { error, data } = checklistContentSchema.safeParse(written);
      if (error) bodyErrors(error, written);
      else publishErrors(data);
    },
  }),
  reader({
    name: 'verdict',
    budget: 50,
    oneOf: 100,
    inputs: longChecks(),
    read: (it) => verdict(it.checklist, it.answers),
  }),
  reader({
    name: 'CSV',
    budget: 50,
    oneOf: 20,
    inputs: hostileText(['serialNumber;modelNo;site\r\nX1;210;"ICU"\r\n', 'a,b\n1,2\n"x ""y""",3'], 60_000).map((it) =>
      Buffer.from(it),
    ),
    read: (bytes) => readTable(bytes, {}),
  }),
  reader({
    name: 'XLSX',
    budget: 50,
    oneOf: 50,
    inputs: hostileText([sheet], 20_000).map(workbookOf),
    read: (bytes) => readTable(bytes, {}),
  }),
  reader({
    name: 'damaged XLSX',
    budget: 50,
    oneOf: 50,
    inputs: hostileBytes([workbookOf(sheet)], 20_000),
    read: (bytes) => boundedWorkbook(bytes, largestImport),
  }),
  reader({
    name: 'translations workbook',
    budget: 50,
    oneOf: 20,
    inputs: hostileText(['key,de,en\r\nwork:a,x,y', 'key;de\nwork:unsent.a.b;"x"'], 20_000),
    read: (text) => rowsOfCells(cellsOfCsv(text)),
  }),
  reader({
    name: 'picture',
    budget: 50,
    oneOf: 1000,
    inputs: hostileBytes(pictures, 20_000),
    read: (bytes) => readPicture(bytes, (it) => it.resize(32).webp().toBuffer()),
  }),
  reader({ name: 'first bytes', budget: 1, inputs: hostileBytes(pictures, 64), read: pictureType }),
  reader({
    name: 'rescue file',
    budget: 50,
    oneOf: 20,
    inputs: hostileBytes([rescueFile], 20_000),
    async read(bytes) {
      const zip = await readZip(new Blob([new Uint8Array(bytes)]));
      if (zip) for (const name of zip.names.slice(0, 3)) await zip.read(name, 1024 * 1024);
    },
  }),
  reader({
    name: 'rescue manifest',
    budget: 10,
    oneOf: 5,
    inputs: hostileJson([manifest]),
    read(written) {
      rescueHeadSchema.safeParse(written);
      const { data } = rescueManifestSchema.safeParse(written);
      for (const entry of data?.submissions ?? []) rescuedSubmissionSchema.safeParse(entry);
      for (const entry of data?.drafts ?? []) draftSchema.safeParse(entry);
    },
  }),
  reader({
    name: 'calendar',
    budget: 50,
    oneOf: 20,
    inputs: hostileText(texts, 4000),
    read: (text) =>
      calendarText(
        text,
        [{ uid: 'a', date: '2026-11-27', summary: text, location: text, url: 'https://a' }],
        '2026-11-27T00:00:00Z',
      ),
  }),
  reader({ name: 'backup line', budget: 5, oneOf: 5, inputs: hostileText([backupLine], 4000), read: readBackupLine }),
];

function usePattern(text: string): void {
  if (!isSafePattern(text)) return;
  const written = new RegExp(text);
  for (const serial of ['1'.repeat(20), 'VN24A003117', `${'A'.repeat(19)}!`]) written.test(serial);
}

function readBackupLine(text: string): void {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return; // said as a backup that cannot be read to its end
  }
  backupHeaderSchema.safeParse(line);
  backupRowSchema.safeParse(line);
}

/** Checks of 100 steps, each shown by the one before it, with five readings each. */
function longChecks(): fc.Arbitrary<{ checklist: Pick<Checklist, 'items' | 'passRule'>; answers: Answer[] }> {
  const step = fc.record({
    link: fc.nat(3),
    op: fc.constantFrom('equals', 'notEquals'),
    value: fc.constantFrom('1', '2', 'x', 'pass'),
  });
  return fc.array(step, { minLength: 100, maxLength: 100 }).map((steps) => {
    const all = steps.map(({ link, op, value }, at) => ({
      kind: 'measurement',
      itemId: `i${at}`,
      label: { en: 'x' },
      required: true,
      critical: true,
      naAllowed: false,
      commentRequiredOnFail: false,
      unit: { ucum: '1', shown: '1' },
      decimals: 2,
      lower: 0,
      upper: 10,
      repeat: 5,
      aggregate: 'mean',
      ...(at > 0 && link > 0 ? { visibleIf: { itemId: `i${at - 1}`, op, value } } : {}),
    })) as unknown as Checklist['items'];
    const answers = all.map(({ itemId }): Answer => ({
      itemId,
      value: { kind: 'measurement', readings: Array.from({ length: 5 }, () => ({ decimal: '1.5', typed: '1,5' })) },
      comment: '',
      photos: [],
    }));
    return { checklist: { items: all, passRule: 'allPass' }, answers };
  });
}
