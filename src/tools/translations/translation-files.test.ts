import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../contract/language.ts';
import { namespaces } from '../../i18n/namespaces.ts';
import { findingsOf } from './findings.ts';
import { cellsOfCsv, csvOf } from './sheet-as-csv.ts';
import { cellsOfXlsx, xlsxOf } from './sheet-as-xlsx.ts';
import {
  filesOfRows,
  isTexts,
  rowsOfFiles,
  writtenFile,
  type TextFile,
  type TranslationRow,
} from './translation-rows.ts';
import { cellsOf, rowsOfCells } from './translation-sheet.ts';

const real = languages.flatMap((language) =>
  namespaces.map((namespace) => {
    const texts: unknown = JSON.parse(readFileSync(`public/locales/${language}/${namespace}.json`, 'utf8'));
    if (!isTexts(texts)) throw new Error(`public/locales/${language}/${namespace}.json holds more than texts`);
    return { language, namespace, texts };
  }),
);
const back = (cells: Parameters<typeof rowsOfCells>[0]) => {
  const read = rowsOfCells(cells);
  if (read.kind === 'wrong') throw new Error(read.why);
  return read.rows;
};

// What XML, and so a workbook, can hold; noncharacters (Unicode, section 23.7) are for nobody to exchange.
const text = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 40 })
  .filter((each) => !/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u.test(each.replaceAll('\n', '')));
const tricky = fc.constantFrom(
  '=1+1',
  "'quoted",
  '+49',
  '-',
  '@x',
  ' a ',
  'a\nb',
  '"',
  ';',
  '{{count}}',
  '007',
  'TRUE',
  "'=x",
  'toString',
  "'toString",
  '__proto__',
);
const rows: fc.Arbitrary<TranslationRow[]> = fc.uniqueArray(
  fc.record({
    key: fc
      .tuple(fc.constantFrom(...namespaces), fc.stringMatching(/^[a-z]{1,6}$/))
      .map(([file, name]) => `${file}:${name}.text`),
    texts: fc.dictionary(fc.constantFrom(...languages), fc.oneof(text, tricky), { minKeys: 1 }) as fc.Arbitrary<
      TranslationRow['texts']
    >,
  }),
  { selector: ({ key }) => key },
);

test('[I18N-4] every file of the project is named, and comes back from the table as it was', () => {
  expect(readdirSync('public/locales/en').toSorted((a, b) => a.localeCompare(b))).toEqual(
    namespaces.map((each) => `${each}.json`),
  );
  const files = new Map(
    filesOfRows(rowsOfFiles(real)).map((file) => [`${file.language}/${file.namespace}`, file.texts]),
  );
  for (const { language, namespace, texts } of real) expect(files.get(`${language}/${namespace}`)).toEqual(texts);
  const english = real.find(({ language, namespace }) => language === 'en' && namespace === 'work')!;
  expect(writtenFile({ ...english, texts: files.get('en/work')! })).toBe(
    readFileSync('public/locales/en/work.json', 'utf8'),
  );
});

test('[I18N-4] texts go through CSV and come back unchanged, whatever stands in them', () => {
  fc.assert(
    fc.property(rows, (all) => {
      expect(back(cellsOfCsv(csvOf(cellsOf(all))))).toEqual(all);
    }),
  );
  const all = rowsOfFiles(real);
  expect(back(cellsOfCsv(csvOf(cellsOf(all))))).toEqual(all);
});

test('[I18N-4] texts go through a workbook and come back unchanged, whatever stands in them', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (all) => {
      expect(back(await cellsOfXlsx(await xlsxOf(cellsOf(all))))).toEqual(all);
    }),
    { numRuns: 40 },
  );
  const all = rowsOfFiles(real);
  expect(back(await cellsOfXlsx(await xlsxOf(cellsOf(all))))).toEqual(all);
});

test('[I18N-4] a spreadsheet runs nothing that stands in a text', () => {
  const csv = csvOf(cellsOf([{ key: 'work:sum', texts: { en: '=1+1', de: '@x', fr: '-a' } }]));
  expect(csv).toContain("'@x,'=1+1,,'-a");
});

test('[I18N-4] a table saved with semicolons, its columns in another order, is read as well', () => {
  const saved = 'FR;key;de\r\nAller;work:go;Los\r\n;;\r\n';
  expect(back(cellsOfCsv(saved))).toEqual([{ key: 'work:go', texts: { de: 'Los', fr: 'Aller' } }]);
});

test.each([
  ['a table without keys', 'de,fr\r\na,b', { kind: 'wrong', why: 'noHead' }],
  ['a key of no file', 'key,de\r\nwork:a,x\r\nnowhere:b,y', { kind: 'wrong', why: 'notAKey', line: 3 }],
  ['a key that would reach a prototype', 'key,de\r\nwork:__proto__.x,y', { kind: 'wrong', why: 'notAKey', line: 2 }],
  ['a key that stands there twice', 'key,de\r\nwork:a,x\r\nwork:a,y', { kind: 'wrong', why: 'keyTwice', line: 3 }],
])('[I18N-4] %s is refused, and the line is named', (_what, csv, refusal) => {
  expect(rowsOfCells(cellsOfCsv(csv))).toEqual(refusal);
});

test('[I18N-4] missing, unused and mismatched texts are found, plural forms by the rules of each language', () => {
  const all: TextFile[] = [
    {
      language: 'en',
      namespace: 'work',
      texts: { a: 'A {{x}}', b: 'B', n_one: '{{count}} item', n_other: '{{count}} items' },
    },
    {
      language: 'de',
      namespace: 'work',
      texts: { a: 'A', n_one: '{{count}} Teil', n_other: '{{count}} Teile', n_few: '{{count}}', c: 'C' },
    },
    {
      language: 'uk',
      namespace: 'work',
      texts: {
        a: 'А {{x}}',
        b: 'Б',
        n_one: '{{count}}',
        n_few: '{{count}}',
        n_many: '{{count}}',
        n_other: '{{count}}',
      },
    },
    {
      language: 'fr',
      namespace: 'work',
      texts: { a: 'A {{x}}', b: '<1>B', n_one: '{{count}}', n_many: '{{count}}', n_other: '{{count}}' },
    },
    {
      language: 'es',
      namespace: 'work',
      texts: { a: 'A {{x}}', b: 'B', n_one: '{{count}}', n_many: '{{count}}', n_other: '{{count}}' },
    },
  ];
  const found = [...findingsOf(rowsOfFiles(all))].flatMap(([key, each]) =>
    each.map(({ language, kind }) => `${key} ${language} ${kind}`),
  );
  expect(found.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'work:a de mismatched',
    'work:b de missing',
    'work:b fr mismatched',
    'work:c de unused',
    'work:n_few de unused',
  ]);
});

test('[I18N-1, I18N-4] nothing is missing, unused or mismatched in the texts of the product', () => {
  expect([...findingsOf(rowsOfFiles(real))]).toEqual([]);
});
