import type { TableColumn } from './document-part.ts';
import { drawLines, lineHeight } from './draw-lines.ts';
import type { FontName, Pdf } from './open-pdf.ts';
import type { Pen } from './pen.ts';
import { wrapLines } from './wrap-lines.ts';

const size = 8; // points
const padding = 3; // points
const high = size * lineHeight;

export type Table = ReturnType<typeof openTable>;

type Shape = {
  columns: readonly TableColumn[];
  /** Without titles; the first cell of each row is the header of it. */
  isOfFacts?: boolean;
};

/** A table whose rows come one by one. Its titles stand on every page, and are read out once. */
export function openTable(pdf: Pdf, pen: Pen, { columns, isOfFacts = false }: Shape) {
  const { doc, root } = pdf;
  const widths = columnWidths(pdf, columns, pen.width);
  const lefts = widths.map((_, at) => pen.left + widths.slice(0, at).reduce((sum, width) => sum + width, 0));
  const element = doc.struct('Table');
  root.add(element);
  const titles = brokenRow(
    columns.map(({ title }) => title),
    () => 'bold',
  );
  if (!isOfFacts) {
    if (pen.y + heightOf(titles) + 3 * high > pen.bottom) pen.newPage();
    const line = doc.struct('TR');
    element.add(line);
    for (const [at, lines] of titles.entries()) {
      const cell = doc.struct('TH', { scope: 'Column' });
      line.add(cell);
      cell.add(() => drawLines(doc, lines, titleLook(at)));
      cell.end();
    }
    line.end();
    belowTitles();
  }

  return {
    addRow(cells: readonly string[]): void {
      let rest = brokenRow(cells, fontOf);
      // A row that fits on a page is kept together; a longer one goes on overleaf.
      if (pen.y + heightOf(rest) > pen.bottom && heightOf(rest) <= pen.bottom - 100) overleaf();
      for (;;) {
        if (pen.y + 2 * padding + high > pen.bottom) overleaf();
        const room = Math.max(1, Math.floor((pen.bottom - pen.y - 2 * padding) / high));
        drawRow(rest.map((lines) => lines.slice(0, room)));
        rest = rest.map((lines) => lines.slice(room));
        if (rest.every((lines) => lines.length === 0)) return;
        overleaf();
      }
    },
    end(): void {
      element.end();
      pen.y += 6;
    },
  };

  function fontOf(column: number): FontName {
    return isOfFacts && column === 0 ? 'bold' : 'plain';
  }

  function brokenRow(cells: readonly string[], font: (column: number) => FontName): string[][] {
    return cells.map((cell, at) =>
      cell === ''
        ? []
        : wrapLines(pdf.printable(cell), widths[at]! - 2 * padding, (text) => pdf.widthOf(text, font(at)) * size),
    );
  }

  function drawRow(row: readonly string[][]): void {
    const top = pen.y;
    const line = doc.struct('TR');
    element.add(line);
    for (const [at, lines] of row.entries()) {
      const isHeader = isOfFacts && at === 0;
      const look = { x: lefts[at]! + padding, y: top + padding, font: fontOf(at), size, color: '#000000' };
      const cell = isHeader ? doc.struct('TH', { scope: 'Row' }) : doc.struct('TD');
      line.add(cell);
      if (lines.length > 0) cell.add(() => drawLines(doc, lines, look));
      cell.end();
    }
    line.end();
    pen.y += heightOf(row);
    drawRule('#cccccc');
  }

  function overleaf(): void {
    pen.newPage();
    if (isOfFacts) return;
    doc.markContent('Artifact', { type: 'Pagination' });
    for (const [at, lines] of titles.entries()) drawLines(doc, lines, titleLook(at));
    doc.endMarkedContent();
    belowTitles();
  }

  function titleLook(column: number) {
    return { x: lefts[column]! + padding, y: pen.y + padding, font: 'bold', size, color: '#000000' } as const;
  }

  function belowTitles(): void {
    pen.y += heightOf(titles);
    drawRule('#000000');
  }

  function drawRule(color: string): void {
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(pen.left, pen.y)
      .lineTo(pen.left + pen.width, pen.y)
      .lineWidth(0.5)
      .stroke(color);
    doc.endMarkedContent();
  }

  function heightOf(row: readonly string[][]): number {
    return Math.max(1, ...row.map((lines) => lines.length)) * high + 2 * padding;
  }
}

/** Widths by share; a column whose title has a longer word takes what it lacks from the widest one. */
function columnWidths(pdf: Pdf, columns: readonly TableColumn[], width: number): number[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (share / shares) * width);
  for (const [at, { title }] of columns.entries()) {
    const words = title.split(' ').map((word) => pdf.widthOf(pdf.printable(word), 'bold') * size);
    const lacking = Math.max(...words) + 2 * padding + 0.1 - widths[at]!;
    if (lacking <= 0) continue;
    widths[widths.indexOf(Math.max(...widths))]! -= lacking;
    widths[at]! += lacking;
  }
  return widths;
}
