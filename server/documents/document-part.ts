import type { Language } from '../../src/contract/language.ts';
import type { LabelPrint } from '../../src/contract/label.ts';
import type { PrintedLabel } from './printed-label.ts';

/** What a document is, before its first part. */
export type Paper = {
  title: string;
  language: Language;
  orientation: 'portrait' | 'landscape';
  /** In the foot of every page; the number of the page stands beside it. */
  foot: string;
  /** Milliseconds since 1970. */
  madeAt: number;
};

export type TableColumn = { title: string; /** Share of the width. */ share: number };

/** The parts a document is written of, in their order. Rows follow the table they belong to. */
export type DocumentPart =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; text: string; tone?: 'plain' | 'quiet' | 'strong' }
  | { kind: 'facts'; facts: (readonly [name: string, value: string])[] }
  | { kind: 'table'; columns: TableColumn[] }
  | { kind: 'rows'; rows: string[][] }
  | { kind: 'picture'; jpeg: Uint8Array; width: number; height: number; alt: string }
  /** A drawn line, as an SVG path in a box of this size. */
  | { kind: 'drawing'; path: string; width: number; height: number; alt: string };

/** Labels, with how they are to be printed. */
export type LabelPages = {
  order: Pick<LabelPrint, 'layout' | 'startPosition' | 'offsetX' | 'offsetY' | 'testFrame' | 'language'>;
  labels: PrintedLabel[];
  words: { title: string; labelNo: string };
  madeAt: number;
};

/** What the worker is told to make. */
export type DocumentOrder = { kind: 'paper'; paper: Paper } | { kind: 'labels'; pages: LabelPages };

/** From the worker: bytes of the file, or that it is ready for more parts. */
export type FromWorker = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'more' } | { kind: 'done' };
/** To the worker: a document, then parts each time it asks for more, then that there are none. */
export type ToWorker =
  | { kind: 'order'; order: DocumentOrder }
  | { kind: 'parts'; parts: DocumentPart[] }
  | { kind: 'end' };
