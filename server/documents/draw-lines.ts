import type { FontName } from './open-pdf.ts';

/** Of the size of the font, from one line to the next. */
export const lineHeight = 1.25;

type Look = { x: number; y: number; font: FontName; size: number; color: string };

/** Lines one below the other, exactly as they were broken. */
export function drawLines(doc: PDFKit.PDFDocument, lines: readonly string[], { x, y, font, size, color }: Look): void {
  doc.font(font).fontSize(size).fillColor(color);
  for (const [at, line] of lines.entries())
    if (line !== '') doc.text(line, x, y + at * size * lineHeight, { lineBreak: false });
}
