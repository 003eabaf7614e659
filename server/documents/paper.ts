import type { DocumentPart, Paper } from './document-part.ts';
import { drawLines, lineHeight } from './draw-lines.ts';
import { millimetre } from './millimetre.ts';
import type { FontName, Pdf } from './open-pdf.ts';
import { createPageTotal } from './page-total.ts';
import { openTable, type Table } from './paper-table.ts';
import type { Pen } from './pen.ts';
import { wrapLines } from './wrap-lines.ts';

const sizes = { portrait: [210, 297], landscape: [297, 210] } as const;
const margin = 15 * millimetre;
const footHeight = 8 * millimetre;
const footSize = 7.5; // points
const baselineOf = 0.928; // of the size of the font, from the top of a line

/** Lays parts on pages one below the other, as they come. */
export function openPaper(pdf: Pdf, { orientation, foot }: Paper) {
  const { doc } = pdf;
  const [width, height] = sizes[orientation].map((length) => length * millimetre) as [number, number];
  const pen: Pen = {
    left: margin,
    width: width - 2 * margin,
    y: margin,
    bottom: height - margin - footHeight,
    newPage() {
      if (pages > 0) writeFoot();
      pages += 1;
      doc.addPage({ size: [width, height], margin: 0 });
      pdf.forgetWords();
      pen.y = margin;
    },
  };
  let pages = 0;
  const total = createPageTotal(doc, pdf.fonts.plain, footSize);
  pen.newPage();
  let table: Table | undefined;

  return {
    add(part: DocumentPart): void {
      if (part.kind === 'rows') {
        for (const row of part.rows) table!.addRow(row);
        return;
      }
      table?.end();
      table = undefined;
      switch (part.kind) {
        case 'heading':
          return writeHeading(pdf, pen, part);
        case 'paragraph':
          return writeParagraph(pdf, pen, part);
        case 'facts':
          return writeFacts(pdf, pen, part.facts);
        case 'table':
          table = openTable(pdf, pen, { columns: part.columns });
          return undefined;
        case 'picture':
        case 'drawing':
          return drawFigure(pdf, pen, part);
      }
    },
    /** Ends the file, now that the number of its pages is known. */
    finish(): void {
      table?.end();
      writeFoot();
      total.fill(pages);
      pdf.root.end();
      doc.end();
    },
  };

  function writeFoot(): void {
    const [line = ''] = wrapLines(
      pdf.printable(foot),
      pen.width * 0.85,
      (text) => pdf.widthOf(text, 'plain') * footSize,
    );
    const number = `${pages} / `;
    const widthOfNumber = pdf.widthOf(number, 'plain') * footSize;
    const right = pen.left + pen.width - pdf.widthOf('0000', 'plain') * footSize;
    const look = { y: pen.bottom + footHeight / 2, font: 'plain', size: footSize, color: '#555555' } as const;
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    drawLines(doc, [line], { ...look, x: pen.left });
    drawLines(doc, [number], { ...look, x: right - widthOfNumber });
    total.place(right, look.y + baselineOf * footSize);
    doc.endMarkedContent();
  }
}

const headings = { 1: { size: 16, before: 0 }, 2: { size: 12, before: 14 }, 3: { size: 10, before: 10 } } as const;
const tones = { plain: ['plain', '#000000'], quiet: ['plain', '#555555'], strong: ['bold', '#000000'] } as const;
const textSize = 9;

type Of<Kind extends DocumentPart['kind']> = Extract<DocumentPart, { kind: Kind }>;

function writeHeading(pdf: Pdf, pen: Pen, { level, text }: Of<'heading'>): void {
  const { size, before } = headings[level];
  // A heading stays with the beginning of what follows it.
  if (pen.y + before + size * 5 > pen.bottom) pen.newPage();
  else pen.y += before;
  writeBlock(pdf, pen, { text, type: `H${level}`, font: 'bold', size, color: '#000000' });
  pen.y += 4;
}

function writeParagraph(pdf: Pdf, pen: Pen, { text, tone = 'plain' }: Of<'paragraph'>): void {
  const [font, color] = tones[tone];
  writeBlock(pdf, pen, { text, type: 'P', font, color, size: textSize });
  pen.y += 3;
}

type Block = { text: string; type: string; font: FontName; size: number; color: string };

/** Text over the whole width; goes on overleaf where the page ends. */
function writeBlock(pdf: Pdf, pen: Pen, { text, type, font, size, color }: Block): void {
  const lines = wrapLines(pdf.printable(text), pen.width, (part) => pdf.widthOf(part, font) * size);
  while (lines.length > 0) {
    if (pen.y + size * lineHeight > pen.bottom) pen.newPage();
    const fitting = lines.splice(0, Math.floor((pen.bottom - pen.y) / (size * lineHeight)));
    const top = pen.y;
    const draw = () => drawLines(pdf.doc, fitting, { x: pen.left, y: top, font, size, color });
    pdf.root.add(pdf.doc.struct(type, {}, [draw]));
    pen.y += fitting.length * size * lineHeight;
  }
}

/** Names and values as a table with the names as its headers. */
function writeFacts(pdf: Pdf, pen: Pen, facts: Of<'facts'>['facts']): void {
  const table = openTable(pdf, pen, {
    columns: [
      { title: '', share: 28 },
      { title: '', share: 72 },
    ],
    isOfFacts: true,
  });
  for (const fact of facts) table.addRow(fact);
  table.end();
}

const largestPicture = { width: 80 * millimetre, height: 80 * millimetre };

function drawFigure(pdf: Pdf, pen: Pen, part: Of<'picture'> | Of<'drawing'>): void {
  const scale = Math.min(largestPicture.width / part.width, largestPicture.height / part.height, 0.6);
  const [width, height] = [part.width * scale, part.height * scale];
  if (pen.y + height > pen.bottom) pen.newPage();
  const { left, y } = pen;
  const { doc } = pdf;
  const bbox: [number, number, number, number] = [left, y, left + width, y + height];
  const draw = () => {
    if (part.kind === 'picture') doc.image(Buffer.from(part.jpeg), left, y, { width, height });
    else drawPath(doc, part, { left, y, scale });
  };
  pdf.root.add(doc.struct('Figure', { alt: pdf.printable(part.alt), bbox }, [draw]));
  pen.y += height + 6;
}

/** Strokes as our page writes them; a path of another make could be drawn over the whole page, or not at all. */
const strokes = /^(?:[ML]\d{1,4} \d{1,4})*$/;

function drawPath(
  doc: PDFKit.PDFDocument,
  { path, width, height }: Of<'drawing'>,
  { left, y, scale }: { left: number; y: number; scale: number },
): void {
  doc.save().translate(left, y).scale(scale);
  doc.rect(0, 0, width, height).clip();
  if (strokes.test(path)) doc.path(path).lineWidth(3).lineCap('round').stroke('#000000');
  doc.restore();
}
