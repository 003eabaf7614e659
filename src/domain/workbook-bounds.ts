import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate';

/** What a workbook may hold; unpacked bytes are those of all its parts together. */
export type WorkbookBounds = { unpackedBytes: number; rows: number; columns: number };

export type WorkbookFault =
  | 'fileUnreadable'
  | 'bodyTooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'tooManySheets'
  | 'tooManyTexts';

const mostParts = 2000;
const mostSheets = 50;
const mostTexts = 1_000_000; // texts shared by cells
/** Blank rows may stand between those that count. */
const blankRows = 2;

/**
 * The parts of a workbook that hold its tables, packed anew without cells in which nothing stands; or why it is not
 * read. A reader makes a place for every cell up to the farthest address, so that one cell at XFD60000 in 1,466 bytes
 * took all memory there was: addresses are looked at before a reader sees them. Works in time by the unpacked bytes.
 */
export function boundedWorkbook(
  bytes: Uint8Array,
  bounds: WorkbookBounds,
): { bytes: Uint8Array } | { fault: WorkbookFault } {
  try {
    const parts = tableParts(bytes, bounds.unpackedBytes);
    if (typeof parts === 'string') return { fault: parts };
    const sheets = Object.keys(parts).filter((name) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name));
    if (sheets.length > mostSheets) return { fault: 'tooManySheets' };
    for (const name of sheets) {
      const sheet = withoutEmptyCells(strFromU8(parts[name]!));
      const fault = farFault(sheet, bounds);
      if (fault) return { fault };
      parts[name] = strToU8(sheet);
    }
    const texts = Object.keys(parts).find((name) => /^xl\/sharedStrings\.xml$/i.test(name));
    if (texts !== undefined && countOf(strFromU8(parts[texts]!), '<si') > mostTexts) return { fault: 'tooManyTexts' };
    return { bytes: zipSync(parts, { level: 0 }) };
  } catch {
    return { fault: 'fileUnreadable' }; // no archive, or a damaged one
  }
}

/** Unpacked once their sizes are known, as the directory says: nothing is unpacked to learn them. */
function tableParts(bytes: Uint8Array, most: number): Unzipped | WorkbookFault {
  let [count, size] = [0, 0];
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      count += 1;
      size += originalSize;
      return count <= mostParts && size <= most && /\.(xml|rels)$/i.test(name);
    },
  });
  if (size > most) return 'bodyTooLarge';
  return count > mostParts ? 'fileUnreadable' : parts;
}

const emptyCell = /<(?:\w{1,20}:)?c(?=[\s/>])[^<>]*(?:\/>|><\/(?:\w{1,20}:)?c>)/g;
const emptyRow = /<(?:\w{1,20}:)?row(?=[\s/>])[^<>]*(?:\/>|>\s*<\/(?:\w{1,20}:)?row>)/g;
const withoutEmptyCells = (sheet: string) => sheet.replaceAll(emptyCell, '').replaceAll(emptyRow, '');

const rowOrCell = /<(?:\w{1,20}:)?(c|row)(?=[\s/>])([^<>]*)>/g;
const address = /(?:^|\s)r\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/** Looks at every row and cell: by its address, or by its place where it has none. */
function farFault(sheet: string, { rows, columns }: WorkbookBounds): WorkbookFault | undefined {
  let [rowCount, cellCount] = [0, 0];
  let isTooLong = false; // said last: a column too many is what somebody can mend
  for (const [, tag, attributes] of sheet.matchAll(rowOrCell)) {
    if (tag === 'row') [rowCount, cellCount] = [rowCount + 1, 0];
    else cellCount += 1;
    if (cellCount > columns) return 'tooManyColumns';
    isTooLong ||= rowCount > rows * blankRows;
    // A mark that is not closed: what looks like the end of the tag stands inside of a value.
    if (hasOpenQuote(attributes!)) return 'fileUnreadable';
    const [, double, single] = address.exec(attributes!) ?? [];
    const named = double ?? single;
    if (named === undefined) continue;
    const [, letters, row] = /^([A-Za-z]*)(\d+)$/.exec(named) ?? [];
    if (letters === undefined || (letters === '') !== (tag === 'row')) return 'fileUnreadable';
    if (columnOf(letters) > columns) return 'tooManyColumns';
    isTooLong ||= Number(row) > rows * blankRows;
  }
  return isTooLong ? 'tooManyRows' : undefined;
}

const hasOpenQuote = (attributes: string) => /["']/.test(attributes.replaceAll(/"[^"]*"|'[^']*'/g, ''));

/** A is 1, Z is 26, AA is 27. */
const columnOf = (letters: string) =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0)! - 64), 0);

function countOf(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) count += 1;
  return count;
}
