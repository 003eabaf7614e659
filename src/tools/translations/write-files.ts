import { strToU8, zipSync } from 'fflate';
import { saveFile } from '../../ui/save-file.ts';
import { csvOf } from './sheet-as-csv.ts';
import { filesOfRows, writtenFile, type TranslationRow } from './translation-rows.ts';
import { cellsOf } from './translation-sheet.ts';

export const exportKinds = ['csv', 'xlsx', 'zip'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** All texts as one file: a table, or the files of the project as they lie there, in a zip. */
export async function exportTexts(rows: readonly TranslationRow[], kind: ExportKind): Promise<void> {
  saveFile(`translations.${kind}`, await contents[kind](rows));
}

const contents: Record<ExportKind, (rows: readonly TranslationRow[]) => Blob | Promise<Blob>> = {
  csv: (rows) => new Blob([csvOf(cellsOf(rows))], { type: 'text/csv;charset=utf-8' }),
  async xlsx(rows) {
    const { xlsxOf } = await import('./sheet-as-xlsx.ts');
    return xlsxOf(cellsOf(rows));
  },
  zip(rows) {
    const files = filesOfRows(rows).map((file) => [
      `locales/${file.language}/${file.namespace}.json`,
      strToU8(writtenFile(file)),
    ]);
    return new Blob([new Uint8Array(zipSync(Object.fromEntries(files)))], { type: 'application/zip' });
  },
};
