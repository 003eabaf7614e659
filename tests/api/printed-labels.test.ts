import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { createDocuments } from '../../server/documents/documents.ts';
import { codeSize } from '../../src/domain/label-code-size.ts';
import { labelLayouts, type LabelLayout } from '../../src/domain/label-layouts.ts';
import { readLabelText } from '../../src/domain/label-text.ts';
import { codesIn } from '../support/readers/code-in.ts';
import { readPdf, type PdfText } from '../support/readers/read-pdf.ts';
import { someLabels } from '../support/builders/some-labels.ts';

const documents = createDocuments();
afterAll(() => documents.close());

const perInch = 72; // points
const millimetres = (points: number) => (points / perInch) * 25.4;
const labels = await someLabels([
  { host: 18, serial: 8 },
  { host: 30, serial: 20 },
  { host: 18, serial: 20 },
  { host: 30, serial: 8 },
]);
const printable = labelLayouts.filter(({ id }) => !id.startsWith('tape12'));

type Wishes = { startPosition?: number; offsetX?: number; offsetY?: number; testFrame?: boolean };

async function printed(layout: string, wishes: Wishes = {}) {
  const order = {
    startPosition: 1,
    offsetX: 0,
    offsetY: 0,
    testFrame: false,
    ...wishes,
    layout,
    language: 'de',
  } as const;
  const words = { title: 'Geräteetiketten', labelNo: 'Etikett Nr.' };
  const bytes = await buffer(documents.labels({ order, labels, words, madeAt: 0 }));
  return { bytes: bytes.toString('latin1'), pdf: await readPdf(bytes) };
}

/** The corners of the labels as the makers of the sheets give them; a tape has one label on each page. */
const corners: Record<string, (position: number) => { page: number; x: number; y: number }> = {
  L7160: (at) => ({ page: 0, x: 7.21 + 66.04 * (at % 3), y: 15.15 + 38.1 * Math.floor(at / 3) }),
  L7162: (at) => ({ page: 0, x: 4.63 + 101.64 * (at % 2), y: 12.9 + 33.9 * Math.floor(at / 2) }),
  L7163: (at) => ({ page: 0, x: 4.63 + 101.64 * (at % 2), y: 15.15 + 38.1 * Math.floor(at / 2) }),
};
const cornerOf = ({ id }: LabelLayout, position: number) => corners[id]?.(position) ?? { page: position, x: 0, y: 0 };

test.each(printable.map((layout) => [layout.id, layout] as const))(
  '[DEV-3, P44, P45, P46] every code of %s is read from a print of 300 and 203 dpi, says what stands beside it, and stands where the layout says',
  async (id, layout) => {
    const { pdf } = await printed(id);
    for (const dpi of [300, 203]) {
      const found = [];
      for (const page of pdf.sizes.keys()) {
        const codes = await codesIn(await pdf.picture(page, dpi));
        found.push(...codes.map((code) => ({ ...code, page })));
      }
      expect(found.map(({ text }) => text).toSorted()).toEqual(labels.map(({ text }) => text).toSorted());
      for (const [at, label] of labels.entries()) {
        const { page, left, top, right } = found.find(({ text }) => text === label.text)!;
        const corner = cornerOf(layout, at);
        const beside = pdf.texts[page]!.filter((text) => isWithin(text, layout, corner)).map(({ text }) => text);
        const read = readLabelText(label.text, [label.host]);
        const { deviceRef, serialNumber, labelNo } = (read as Extract<typeof read, { kind: 'label' }>).label;
        expect(beside).toEqual([
          label.designation,
          `SN ${serialNumber}`,
          expect.stringMatching(`^${deviceRef.match(/.{4}/g)!.join(' ')} .$`),
          label.host,
          `Etikett Nr. ${labelNo}`,
        ]);
        const size = codeSize(layout, label.modules.length) as { module: number; side: number };
        const quiet = 4 * size.module;
        const pixel = 25.4 / dpi;
        const expected = [
          corner.x + layout.margin.x + quiet,
          corner.y + (layout.label.height - size.side) / 2 + quiet,
          corner.x + layout.margin.x + size.side - quiet,
        ];
        for (const [nr, pixels] of [left, top, right].entries())
          expect([label.serialNumber, nr, Math.abs(pixels * pixel - expected[nr]!) < 0.2 + pixel / 2]).toEqual([
            label.serialNumber,
            nr,
            true,
          ]);
      }
    }
    await pdf.close();
  },
);

const isWithin = ({ left, top, right, bottom }: PdfText, { label }: LabelLayout, { x, y }: { x: number; y: number }) =>
  millimetres(left) >= x &&
  millimetres(right) <= x + label.width &&
  millimetres(top) >= y &&
  millimetres(bottom) <= y + label.height;

test('[DEV-3, P45] a module is a whole number of dots, never below what its medium allows; a 12 mm tape cannot hold a code', () => {
  const modules = [45, 49]; // of a host of 18 characters and of 30
  for (const layout of printable)
    for (const each of modules) {
      const size = codeSize(layout, each);
      const { module } = size;
      const smallest = layout.medium === 'sheet' ? 0.4 : layout.dotsPerInch === 300 ? 0.33 : 0.28;
      expect([layout.id, size.kind, module >= smallest]).toEqual([layout.id, 'fits', true]);
      const dots = (module / 25.4) * layout.dotsPerInch;
      expect(Math.abs(dots - Math.round(dots))).toBeLessThan(1e-9);
    }
  for (const layout of labelLayouts.filter(({ id }) => id.startsWith('tape12')))
    expect(codeSize(layout, 45)).toMatchObject({ kind: 'tooSmall', smallest: layout.smallestModule });
  // A very long address would need a finer code than a sheet can hold.
  expect(codeSize(labelLayouts[0]!, 53).kind).toBe('tooSmall');
});

test('[DEV-3, P44] the first position, offsets and the test frame are where they were asked for, and no printer is told to fit the page', async () => {
  const { pdf, bytes } = await printed('L7160', { startPosition: 20, offsetX: 15, offsetY: -10, testFrame: true });
  expect(pdf.sizes.map(({ width, height }) => [millimetres(width), millimetres(height)].map(Math.round))).toEqual([
    [210, 297],
    [210, 297],
  ]);
  // Two labels are left of the first sheet.
  const texts = async (page: number) => (await codesIn(await pdf.picture(page, 150))).map(({ text }) => text);
  expect([new Set(await texts(0)), new Set(await texts(1))]).toEqual([
    new Set([labels[0]!.text, labels[1]!.text]),
    new Set([labels[2]!.text, labels[3]!.text]),
  ]);
  const [first] = pdf.texts[0]!;
  expect(millimetres(first!.left)).toBeGreaterThan(7.21 + 66.04 + 1.5 + 2 + 22);
  // The frame of the first label begins where the label does: everything above and left of it is white.
  const { data, width } = await pdf.picture(0, 254); // ten dots are a millimetre
  const isDark = (x: number, y: number) => data[(Math.round(y * 10) * width + Math.round(x * 10)) * 4]! < 200;
  const near = (x: number, y: number) => [-2, -1, 0, 1, 2].some((by) => isDark(x + by / 10, y));
  expect(near(7.21 + 1.5, 15.15 - 1 + 19)).toBe(true);
  expect(near(7.21 + 1.5 - 1, 15.15 - 1 + 19)).toBe(false);
  expect([pdf.title, pdf.language, pdf.isTagged, bytes.includes('/PrintScaling /None')]).toEqual([
    'Geräteetiketten',
    'de',
    true,
    true,
  ]);
  expect(await pdf.fontsOf(0)).toEqual([
    { name: expect.stringContaining('DejaVuSansCondensed-Bold') as string, isEmbedded: true },
    { name: expect.stringContaining('DejaVuSansCondensed') as string, isEmbedded: true },
  ]);
  await pdf.close();
});
