import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import type { DocumentPart } from '../../server/documents/document-part.ts';
import { createDocuments } from '../../server/documents/documents.ts';
import { readPdf } from '../support/readers/read-pdf.ts';

const documents = createDocuments();
afterAll(() => documents.close());

const paper = { title: 'Bestand', language: 'de', orientation: 'landscape', foot: 'Klinik', madeAt: 0 } as const;
const table: DocumentPart = {
  kind: 'table',
  columns: Array.from({ length: 8 }, (_, at) => ({ title: `Spalte ${at + 1}`, share: 1 })),
};
const rowOf = (nr: number) => [
  `Infusa\nInfusionspumpe\nVN-${nr}`,
  `KLINIK${nr}`,
  '2024',
  'Halden & Rieck Medizintechnik GmbH, Werftgasse 12, 24937 Flensburg',
  '04099213002105',
  `INV-${nr}`,
  'Intensivstation',
  'STK bis 31.12.2026',
];

async function* listOf(rows: number): AsyncGenerator<DocumentPart[]> {
  yield [table];
  for (let first = 0; first < rows; first += 250)
    yield [{ kind: 'rows', rows: Array.from({ length: 250 }, (_, at) => rowOf(first + at)) }];
}

// Ten thousand, and what they take of memory, are measured by `npm run bench -- inventory`.
test('[DOC-2] a list of thousands of devices is written to its end, and its last page knows that it is the last', async () => {
  const pdf = await readPdf(await buffer(documents.paper(paper, listOf(2500))), 'last');
  expect(pdf.pageCount).toBeGreaterThan(100);
  const texts = pdf.texts[0]!.map(({ text }) => text);
  expect(texts).toContain('KLINIK2499');
  expect(texts).toContain('Klinik');
  expect(texts.slice(-2).join('')).toMatch(new RegExp(`${pdf.pageCount} / ?${pdf.pageCount}$`));
  await pdf.close();
});

test('[DOC-2] a file nobody waits for any more is given up, and the next ones are made', async () => {
  async function* endless(): AsyncGenerator<DocumentPart[]> {
    yield [table];
    for (let nr = 0; ; nr += 1) yield [{ kind: 'rows', rows: [rowOf(nr)] }];
  }
  for (let nr = 0; nr < 3; nr += 1) {
    const file = documents.paper(paper, endless());
    setTimeout(() => file.destroy(), 0);
  }
  const pdf = await readPdf(await buffer(documents.paper(paper, listOf(250))));
  expect(pdf.title).toBe('Bestand');
  await pdf.close();
});

test('[DOC-2] a list that cannot be read to its end is no whole file', async () => {
  async function* broken(): AsyncGenerator<DocumentPart[]> {
    yield [table];
    throw new Error('the database is gone');
  }
  await expect(buffer(documents.paper(paper, broken()))).rejects.toThrow('the database is gone');
  expect((await buffer(documents.paper(paper, listOf(250)))).length).toBeGreaterThan(1000);
});
