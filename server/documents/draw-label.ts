import { codeSize, dotOf, quietZone } from '../../src/domain/label-code-size.ts';
import type { LabelLayout } from '../../src/domain/label-layouts.ts';
import type { LabelPages } from './document-part.ts';
import { millimetre } from './millimetre.ts';
import type { FontName, Pdf } from './open-pdf.ts';
import { wrapLines } from './wrap-lines.ts';

type Corner = { x: number; y: number };
type Drawn = {
  label: LabelPages['labels'][number];
  layout: LabelLayout;
  /** Of the label, in millimetres from the top left of the page. */
  corner: Corner;
  words: LabelPages['words'];
};

const gap = 0.5; // millimetres between the quiet zone and the words

/** A label: its code in whole dots, and beside it the words from the same record. */
export function drawLabel(pdf: Pdf, drawn: Drawn): void {
  const { label, layout, corner } = drawn;
  const size = codeSize(layout, label.modules.length);
  if (size.kind === 'tooSmall') throw new Error(`The code is too small for ${layout.id}.`);
  const dot = dotOf(layout);
  const onDot = (length: number) => Math.round(length / dot) * dot;
  const code = {
    x: onDot(corner.x + layout.margin.x),
    y: onDot(corner.y + (layout.label.height - size.side) / 2),
  };
  const alt = `${label.serialNumber} · ${label.reference}`;
  const figure = pdf.doc.struct('Figure', { alt }, [
    () => drawCode(pdf.doc, label.modules, { ...code, module: size.module }),
  ]);
  pdf.root.add(figure);
  const left = code.x + size.side + gap;
  const width = corner.x + layout.label.width - layout.margin.x - left;
  drawWords(pdf, drawn, { left, width });
}

/** Modules that lie side by side are one rectangle, and all of them one shape, so that no seams are seen between them. */
function drawCode(doc: PDFKit.PDFDocument, modules: readonly string[], place: Corner & { module: number }): void {
  const module = place.module * millimetre;
  const left = place.x * millimetre + quietZone * module;
  const top = place.y * millimetre + quietZone * module;
  for (const [row, dark] of modules.entries())
    for (const run of dark.matchAll(/1+/g))
      doc.rect(left + run.index * module, top + row * module, run[0].length * module, module);
  doc.fill('#000000');
}

type Line = { text: string; font: FontName; size: number };
const smallest = 4.5; // points

function drawWords(
  pdf: Pdf,
  { label, layout, corner, words }: Drawn,
  { left, width }: { left: number; width: number },
) {
  const room = width * millimetre;
  const texts: Line[] = [
    { text: label.designation, font: 'bold', size: 8.5 },
    // The sign for a serial number on medical devices (ISO 15223-1), in every language.
    { text: `SN ${label.serialNumber}`, font: 'bold', size: 8.5 },
    { text: label.reference, font: 'plain', size: 8 },
    { text: label.host, font: 'plain', size: 7 },
    { text: `${words.labelNo} ${label.labelNo}`, font: 'plain', size: 7 },
  ];
  const lines = texts.flatMap((line) => fittedLines(pdf, { ...line, size: line.size * layout.textScale }, room));
  const high = (layout.label.height - 2 * layout.margin.y) * millimetre;
  const total = lines.reduce((sum, { size }) => sum + size * spacing, 0);
  const scale = Math.min(1, high / total);
  let y = (corner.y + layout.label.height / 2) * millimetre - (total * scale) / 2;
  for (const { text, font, size } of lines) {
    const [at, top] = [size * scale, y];
    const draw = () =>
      pdf.doc
        .font(font)
        .fontSize(at)
        .fillColor('#000000')
        .text(text, left * millimetre, top, { lineBreak: false });
    pdf.root.add(pdf.doc.struct('P', {}, [draw]));
    y += at * spacing;
  }
}

const spacing = 1.18; // of the size of the font

/** A text on one line, smaller where it is long; on several where it would be too small to be read. */
function fittedLines(pdf: Pdf, { text, font, size }: Line, room: number): Line[] {
  const shown = pdf.printable(text);
  const fitting = Math.min(size, room / pdf.widthOf(shown, font));
  if (fitting >= smallest) return [{ text: shown, font, size: fitting }];
  const lines = wrapLines(shown, room, (part) => pdf.widthOf(part, font) * smallest);
  return lines.map((line) => ({ text: line, font, size: smallest }));
}
