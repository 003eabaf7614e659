import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

const pointsPerInch = 72;

/** A text of a page, where it stands: points from the top left. */
export type PdfText = { text: string; left: number; top: number; right: number; bottom: number };

/** A PDF file as a program reads it that has nothing to do with how it was made: all its pages, or the last one only. */
export async function readPdf(bytes: Uint8Array, which: 'all' | 'last' = 'all') {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0, fontExtraProperties: true }).promise;
  const { info } = (await pdf.getMetadata()) as { info: Record<string, string> };
  const pages = await Promise.all(numbersOf(pdf.numPages, which).map((nr) => pdf.getPage(nr)));
  return {
    pageCount: pdf.numPages,
    title: info.Title,
    language: info.Language,
    isTagged: factOf(await pdf.getMarkInfo(), 'Marked'),
    printScaling: factOf(await pdf.getViewerPreferences(), 'PrintScaling'),
    sizes: pages.map(({ view }) => ({ width: view[2]! - view[0]!, height: view[3]! - view[1]! })),
    /** Texts of each page in the order they are read. */
    texts: await Promise.all(pages.map(textsOf)),
    /** Every role of the structure with the texts below it, in the order they are read. */
    structure: async (page: number) => (await pages[page]!.getStructTree()) as PdfNode | null,
    fontsOf: (page: number) => fontsOf(pages[page]!),
    picture: (page: number, dotsPerInch: number) => pictureOf(pdf, pages[page]!, dotsPerInch),
    close: () => pdf.loadingTask.destroy(),
  };
}

const numbersOf = (count: number, which: 'all' | 'last') =>
  which === 'last' ? [count] : Array.from({ length: count }, (_, at) => at + 1);

export type PdfNode = { role?: string; children?: PdfNode[]; type?: string; alt?: string };

/** The roles below a node, with their number. */
export function rolesOf(node: PdfNode | null, counts: Record<string, number> = {}): Record<string, number> {
  if (node?.role) counts[node.role] = (counts[node.role] ?? 0) + 1;
  for (const child of node?.children ?? []) rolesOf(child, counts);
  return counts;
}

async function textsOf(page: PDFPageProxy): Promise<PdfText[]> {
  const { items } = await page.getTextContent();
  const height = page.view[3]!;
  return items.flatMap((item) => {
    if (!('str' in item) || item.str === '') return [];
    const [left, baseline] = [item.transform[4] as number, item.transform[5] as number];
    const bottom = height - baseline;
    return [{ text: item.str, left, right: left + item.width, top: bottom - item.height, bottom }];
  });
}

/** Names of the fonts of a page, and whether their signs are in the file. */
async function fontsOf(page: PDFPageProxy) {
  const { fnArray, argsArray } = await page.getOperatorList();
  const ids = new Set(fnArray.flatMap((name, at) => (name === OPS.setFont ? [(argsArray[at] as [string])[0]] : [])));
  return [...ids].map((id) => {
    const { name, missingFile } = page.commonObjs.get(id) as { name: string; missingFile?: boolean };
    return { name, isEmbedded: missingFile !== true };
  });
}

type Canvas = { canvas: never; context: { getImageData: (...box: number[]) => { data: Uint8ClampedArray } } };

/** A page as pixels, white where nothing is printed. */
async function pictureOf(pdf: PDFDocumentProxy, page: PDFPageProxy, dotsPerInch: number) {
  const viewport = page.getViewport({ scale: dotsPerInch / pointsPerInch });
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
  const factory = pdf.canvasFactory as { create: (width: number, height: number) => Canvas };
  const { canvas, context } = factory.create(width, height);
  await page.render({ canvas, canvasContext: context as never, viewport }).promise;
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

/** What a dictionary of the file says; the library gives some as a map and some as an object. */
const factOf = (facts: unknown, name: string): unknown =>
  facts instanceof Map ? facts.get(name) : (facts as Record<string, unknown> | null)?.[name];
