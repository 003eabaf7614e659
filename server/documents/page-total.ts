import type { PdfFont } from './open-pdf.ts';

/**
 * The number of all pages, which is known when the last one is drawn: until then each page refers to one picture of it, so
 * that pages need not wait in memory.
 */
export function createPageTotal(doc: PDFKit.PDFDocument, font: PdfFont, size: number) {
  const name = 'Total';
  const fonts = { [font.id]: font.ref() };
  const picture = doc.ref({
    Type: 'XObject',
    Subtype: 'Form',
    FormType: 1,
    BBox: [0, -size, 8 * size, 2 * size],
    Resources: { Font: fonts },
  });
  return {
    /** Refers to it on the page that is being drawn, its baseline beginning there. */
    place(x: number, baseline: number): void {
      (doc.page as unknown as { xobjects: Record<string, unknown> }).xobjects[name] = picture;
      doc.addContent(`q 1 0 0 -1 ${x.toFixed(2)} ${baseline.toFixed(2)} cm /${name} Do Q`);
    },
    fill(total: number): void {
      const [signs] = font.encode(String(total));
      picture.end(Buffer.from(`0.33 g BT /${font.id} ${size} Tf <${signs.join('')}> Tj ET`));
    },
  };
}
