import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import {
  delimiters,
  largestImport,
  type ImportPreview,
  type ImportSettings,
} from '../../src/contract/device-import.ts';
import { boundedWorkbook, type WorkbookFault } from '../../src/domain/workbook-bounds.ts';
import { normalForm } from '../../src/domain/normal-text.ts';

export type ReadTable = Pick<ImportPreview, 'format' | 'delimiter' | 'encoding'> & {
  header: string[];
  /** Those in which something stands, by their number in the file as a spreadsheet counts. */
  rows: NumberedRow[];
};
export type NumberedRow = { row: number; cells: string[] };
export type Unreadable =
  | { unreadable: WorkbookFault | 'fileTooCostly' }
  | { unreadable: 'quoteNotClosed'; row: number };

/** The cells of a file as text. What it is says its first bytes, how it is written is guessed unless somebody says so. */
export async function readTable(bytes: Buffer, settings: ImportSettings): Promise<ReadTable | Unreadable> {
  const isXlsx = bytes.subarray(0, 2).toString('latin1') === 'PK';
  const read = isXlsx ? await readXlsx(bytes) : readCsv(bytes, settings);
  if (!read) return { unreadable: 'fileUnreadable' };
  if ('unreadable' in read) return read;
  const numbered = read.cells.map((cells, at) => ({ row: at + 1, cells }));
  const [first, ...rows] = numbered.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (!first) return { unreadable: 'fileUnreadable' };
  const header = first.cells;
  if (header.length > largestImport.columns) return { unreadable: 'tooManyColumns' };
  if (rows.length > largestImport.rows) return { unreadable: 'tooManyRows' };
  const { delimiter, encoding } = read;
  return { format: isXlsx ? 'xlsx' : 'csv', delimiter, encoding, header, rows };
}

type Cells = Pick<ImportPreview, 'delimiter' | 'encoding'> & { cells: string[][] };

async function readXlsx(bytes: Buffer): Promise<Cells | Unreadable | undefined> {
  const bounded = boundedWorkbook(bytes, largestImport);
  if ('fault' in bounded) return { unreadable: bounded.fault };
  try {
    const cells = (await readSheet(Buffer.from(bounded.bytes))).map((row) => row.map(textOf));
    return { delimiter: null, encoding: null, cells };
  } catch {
    return undefined;
  }
}

/** A date in a sheet has no time zone; the library gives it as UTC. */
function textOf(cell: unknown): string {
  if (typeof cell === 'string') return typedText(cell);
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

function readCsv(bytes: Buffer, settings: ImportSettings): Cells | Unreadable | undefined {
  const decoded = decode(bytes, settings.encoding);
  if (!decoded || decoded.text.includes('\0')) return undefined;
  const { text, encoding } = decoded;
  const delimiter = delimiters.find((it) => it === (settings.delimiter ?? guessedDelimiter(text))) ?? null;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiter ?? ',' });
  // Without its end a text takes in all rows behind it, and nobody would miss them.
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open) return { unreadable: 'quoteNotClosed', row: (open.row ?? 0) + 1 };
  return { delimiter, encoding, cells: data.map((row) => row.map(typedText)) };
}

/** Out of the first lines in which something stands: a blank one has no delimiter. */
const guessedDelimiter = (text: string) =>
  Papa.parse(text, { preview: 10, skipEmptyLines: 'greedy', delimitersToGuess: [...delimiters] }).meta.delimiter;

/** What is no UTF-8 comes from an old spreadsheet of Windows. */
function decode(bytes: Buffer, wished: ImportSettings['encoding']) {
  if (wished !== 'windows-1252') {
    try {
      return { encoding: 'utf-8' as const, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
    } catch {
      if (wished === 'utf-8') return undefined;
    }
  }
  return { encoding: 'windows-1252' as const, text: new TextDecoder('windows-1252').decode(bytes) };
}

/** Our own files keep a formula from running, and the writer from stumbling, by an apostrophe before it. */
function typedText(cell: string): string {
  const text = normalForm(cell).trim();
  const behind = text.replace(/^'/, '');
  return behind !== text && (/^\s*[=+\-@]/.test(behind) || behind in {}) ? behind : text;
}
