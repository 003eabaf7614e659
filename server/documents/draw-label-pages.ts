import { labelLayouts, placeOfLabel, type LabelLayout } from '../../src/domain/label-layouts.ts';
import type { LabelPages } from './document-part.ts';
import { drawLabel } from './draw-label.ts';
import { millimetre } from './millimetre.ts';
import { openPdf } from './open-pdf.ts';

/** Labels on the pages of their layout, from the first free position on. */
export function drawLabelPages(
  { order, labels, words, madeAt }: LabelPages,
  send: (bytes: Uint8Array) => void,
  done: () => void,
): void {
  const layout = labelLayouts.find(({ id }) => id === order.layout)!;
  const { title } = words;
  const pdf = openPdf({ title, language: order.language, madeAt }, send, done);
  const shift = { x: order.offsetX / 10, y: order.offsetY / 10 };
  let page = -1;
  for (const [at, label] of labels.entries()) {
    const place = placeOfLabel(layout, order.startPosition - 1 + at);
    if (place.page !== page) {
      page = place.page;
      pdf.doc.addPage({ size: [layout.page.width * millimetre, layout.page.height * millimetre], margin: 0 });
      if (order.testFrame) drawFrames(pdf.doc, layout, shift);
    }
    const corner = { x: place.x + shift.x, y: place.y + shift.y };
    drawLabel(pdf, { label, layout, corner, words });
  }
  pdf.root.end();
  pdf.doc.end();
}

/** The edge of every label of a page, to hold against the sheet. */
function drawFrames(doc: PDFKit.PDFDocument, layout: LabelLayout, shift: { x: number; y: number }): void {
  const { width, height } = layout.label;
  doc.markContent('Artifact', { type: 'Layout' });
  doc.lineWidth(0.1 * millimetre).strokeColor('#777777');
  for (let position = 0; position < layout.columns * layout.rows; position += 1) {
    const { x, y } = placeOfLabel(layout, position);
    const [left, top] = [(x + shift.x) * millimetre, (y + shift.y) * millimetre];
    doc.rect(left, top, width * millimetre, height * millimetre).stroke();
  }
  doc.endMarkedContent();
}
