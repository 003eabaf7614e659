import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Language } from '../../src/contract/language.ts';

/** An open PDF file and what its texts are measured with. */
export type Pdf = {
  doc: PDFKit.PDFDocument;
  /** Everything in the order it is read; parts of it are added to this. */
  root: PDFKit.PDFStructureElement;
  fonts: Record<FontName, PdfFont>;
  /** To be called now and then: words of a long list come once, and would all be remembered. */
  forgetWords: () => void;
  /** Points a text takes in a font of one point. */
  widthOf: (text: string, font: FontName) => number;
  /** A text as it can be printed: what the font has no sign for, and what would turn the direction, is replaced. */
  printable: (text: string) => string;
};
export type FontName = keyof typeof fontFiles;

const fontFiles = { plain: 'DejaVuSansCondensed.ttf', bold: 'DejaVuSansCondensed-Bold.ttf' } as const;
const folder = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf');
const fileOf = (font: FontName) => folder.replace(fontFiles.plain, fontFiles[font]);

type About = { title: string; language: Language; madeAt: number };
/** Says that programs that read aloud may rely on the structure; pdfkit's types know the archive formats only. */
const forEverybody: { subset: never } = { subset: 'PDF/UA' as never };
/** A font of a file, and what pdfkit keeps of it without telling in its types. */
export type PdfFont = {
  id: string;
  ref: () => unknown;
  encode: (text: string) => [signs: string[], positions: unknown[]];
  /** How each word is set that was written so far. */
  layoutCache: Record<string, unknown>;
  font: {
    hasGlyphForCodePoint: (point: number) => boolean;
    glyphForCodePoint: (point: number) => { advanceWidth: number };
    unitsPerEm: number;
  };
};
type Inside = {
  _font: PdfFont;
  _root: { data: { ViewerPreferences: { data: Record<string, unknown> } } };
};

/** Opens a PDF file: tagged, with title and language, fonts embedded, printed in its true size. Pages are added by whoever draws. */
export function openPdf({ title, language, madeAt }: About, send: (bytes: Uint8Array) => void, done: () => void): Pdf {
  const options: PDFKit.PDFDocumentOptions = {
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    // None at first: a font that is there under its path is read again each time it is asked for by a name.
    font: '',
    info: { Title: title, Creator: 'Device Portal', CreationDate: new Date(madeAt), ModDate: new Date(madeAt) },
  };
  const doc = new PDFDocument(Object.assign(options, forEverybody));
  const inside = doc as unknown as Inside;
  // Fitted to the paper, labels would be shifted and too small.
  inside._root.data.ViewerPreferences.data.PrintScaling = 'None';
  doc.on('data', send).on('end', done);
  const fontOf = (font: FontName) => {
    doc.registerFont(font, fileOf(font)).font(font);
    return inside._font;
  };
  const fonts: Record<FontName, PdfFont> = { plain: fontOf('plain'), bold: fontOf('bold') };
  const measures = { plain: measureOf(fonts.plain.font), bold: measureOf(fonts.bold.font) };
  const root = doc.struct('Document');
  doc.addStructure(root);
  const has = (point: number) => measures.plain(point) !== undefined && measures.bold(point) !== undefined;
  return {
    doc,
    root,
    fonts,
    forgetWords() {
      for (const font of Object.values(fonts)) font.layoutCache = Object.create(null) as PdfFont['layoutCache'];
    },
    widthOf: (text, font) => [...text].reduce((width, sign) => width + (measures[font](sign.codePointAt(0)!) ?? 0), 0),
    printable: (text) =>
      [...text.replaceAll(unseen, '')]
        .map((sign) => (sign === '\n' || has(sign.codePointAt(0)!) ? sign : '\uFFFD'))
        .join(''),
  };
}

/** Control characters but line feeds, and marks that turn the direction of what follows. */
const unseen = /[^\P{Cc}\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** The width of each sign in a font of one point, or that there is none for it. */
function measureOf(font: PdfFont['font']) {
  const known = new Map<number, number | undefined>();
  return (point: number) => {
    if (!known.has(point))
      known.set(
        point,
        font.hasGlyphForCodePoint(point) ? font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm : undefined,
      );
    return known.get(point);
  };
}
