/** Where labels stand on what they are printed on. All lengths in millimetres. */
export type LabelLayout = {
  id: string;
  medium: 'sheet' | 'tape';
  page: { width: number; height: number };
  label: { width: number; height: number };
  columns: number;
  rows: number;
  /** The corner of the first label, and from each to the next. */
  left: number;
  top: number;
  pitchX: number;
  pitchY: number;
  /** What a printer leaves white at the edges of a label. */
  margin: { x: number; y: number };
  dotsPerInch: 180 | 300;
  /** Below this a phone does not read it reliably from that medium. */
  smallestModule: number;
  /** The code never takes more, so that there is room for the words. */
  largestCode: number;
  /** Size of the words, against the usual. */
  textScale: number;
};

const a4 = { width: 210, height: 297 };
const sheet = { medium: 'sheet', page: a4, dotsPerInch: 300, smallestModule: 0.4, margin: { x: 2, y: 2 } } as const;
const wide = { columns: 2, left: 4.63, pitchX: 101.64, largestCode: 30, textScale: 1.4 } as const;
const at180 = { medium: 'tape', dotsPerInch: 180, smallestModule: 0.28 } as const;
const at300 = { medium: 'tape', dotsPerInch: 300, smallestModule: 0.33 } as const;

/** A tape is one label wide, and its printer prints in the middle of it. */
const tape = (width: number, { length, printable }: { length: number; printable: number }) => ({
  page: { width: length, height: width },
  label: { width: length, height: width },
  columns: 1,
  rows: 1,
  left: 0,
  top: 0,
  pitchX: length,
  pitchY: width,
  margin: { x: 2, y: (width - printable) / 2 },
  largestCode: Math.min(printable, 25),
});

/** Every layout: sheets by the numbers their maker gives, tapes by width and resolution of the printer. */
export const labelLayouts: readonly LabelLayout[] = [
  {
    ...sheet,
    id: 'L7160',
    label: { width: 63.5, height: 38.1 },
    columns: 3,
    rows: 7,
    left: 7.21,
    top: 15.15,
    pitchX: 66.04,
    pitchY: 38.1,
    largestCode: 25,
    textScale: 1,
  },
  { ...sheet, ...wide, id: 'L7162', label: { width: 99.1, height: 33.9 }, rows: 8, top: 12.9, pitchY: 33.9 },
  { ...sheet, ...wide, id: 'L7163', label: { width: 99.1, height: 38.1 }, rows: 7, top: 15.15, pitchY: 38.1 },
  { ...at180, ...tape(36, { length: 90, printable: 32 }), id: 'tape36at180', textScale: 1.4 },
  { ...at300, ...tape(36, { length: 90, printable: 32 }), id: 'tape36at300', textScale: 1.4 },
  { ...at180, ...tape(24, { length: 70, printable: 18 }), id: 'tape24at180', textScale: 1 },
  { ...at300, ...tape(24, { length: 70, printable: 20 }), id: 'tape24at300', textScale: 1 },
  { ...at180, ...tape(12, { length: 70, printable: 9 }), id: 'tape12at180', textScale: 0.5 },
  { ...at300, ...tape(12, { length: 70, printable: 9 }), id: 'tape12at300', textScale: 0.5 },
];

export const labelsOnPage = ({ columns, rows }: LabelLayout) => columns * rows;

/** The page and the corner of the label at a position; positions count by rows from 0, over all pages. */
export function placeOfLabel(layout: LabelLayout, position: number) {
  const page = Math.floor(position / labelsOnPage(layout));
  const onPage = position % labelsOnPage(layout);
  const x = layout.left + (onPage % layout.columns) * layout.pitchX;
  const y = layout.top + Math.floor(onPage / layout.columns) * layout.pitchY;
  return { page, x, y };
}
