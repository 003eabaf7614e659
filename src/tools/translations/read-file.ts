import { strFromU8, unzipSync } from 'fflate';
import { languages, type Language } from '../../contract/language.ts';
import { namespaces } from '../../i18n/namespaces.ts';
import { cellsOfCsv } from './sheet-as-csv.ts';
import { isTexts, rowsOfFiles, type TextFile } from './translation-rows.ts';
import { rowsOfCells, type ReadSheet } from './translation-sheet.ts';

const largestFile = 10 * 1024 * 1024; // bytes; all texts of all languages take less than one megabyte
const largestUnpacked = 5 * largestFile;

/** Refuses an archive as soon as its parts say that they are larger together than all texts could be. */
function withinSize() {
  let size = 0;
  return ({ originalSize }: { originalSize: number }) => {
    size += originalSize;
    if (size > largestUnpacked) throw new RangeError('larger than all texts');
    return true;
  };
}

type Files = Record<string, string>;

/**
 * The texts of a file: a table (CSV, XLSX), one of our files of texts, named as in the project and in the given
 * language, or a zip of several, by their paths. Whatever else it is, it is refused with the reason.
 */
export async function readFile(file: File, language: Language): Promise<ReadSheet> {
  if (file.size > largestFile) return { kind: 'wrong', why: 'unreadable' };
  const ending = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase();
  try {
    if (ending === 'csv') return rowsOfCells(cellsOfCsv(await file.text()));
    if (ending === 'xlsx') {
      const { cellsOfXlsx } = await import('./sheet-as-xlsx.ts');
      return rowsOfCells(await cellsOfXlsx(file));
    }
    if (ending === 'json') return rowsOfJson({ [`${language}/${file.name}`]: await file.text() });
    if (ending === 'zip') {
      const inside = Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer()), { filter: withinSize() }));
      return rowsOfJson(Object.fromEntries(inside.map(([name, bytes]) => [name, strFromU8(bytes)])));
    }
  } catch {
    // Not what its name says.
  }
  return { kind: 'wrong', why: 'unreadable' };
}

function rowsOfJson(files: Files): ReadSheet {
  const read = Object.entries(files).map(([name, content]): TextFile | null => {
    const [, folder, file] = /(?:^|\/)(\w+)\/(\w+)\.json$/.exec(name) ?? [];
    const language = languages.find((each) => each === folder);
    const namespace = namespaces.find((each) => each === file);
    const texts: unknown = JSON.parse(content);
    return language && namespace && isTexts(texts) ? { language, namespace, texts } : null;
  });
  const texts = read.filter((each) => each !== null);
  if (texts.length === 0 || texts.length < read.length) return { kind: 'wrong', why: 'unreadable' };
  return { kind: 'rows', rows: rowsOfFiles(texts) };
}
