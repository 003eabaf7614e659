import { importSettingsSchema, type ImportSettings } from '../../contract/device-import.ts';

/** Which file is looked at and how it is read: all of it stands in the address, so that Back and a reload lose nothing. */
export type ImportAddress = { importId: string; settings: ImportSettings; leavesOutWrong: boolean };

/** Reads the search of an address; undefined as long as no file was chosen. What makes no sense is guessed again. */
export function readImportAddress(search: string): ImportAddress | undefined {
  const parameters = new URLSearchParams(search);
  const importId = parameters.get('file');
  if (importId === null) return undefined;
  const mapping = parameters.get('columns');
  const settings = importSettingsSchema.safeParse({
    ...(mapping !== null && { mapping: mapping.split(',').map((field) => field || null) }),
    ...Object.fromEntries(
      ['delimiter', 'encoding', 'key'].flatMap((name) => {
        const value = parameters.get(name);
        return value === null ? [] : [[name, value]];
      }),
    ),
  });
  return {
    importId,
    settings: settings.success ? settings.data : {},
    leavesOutWrong: parameters.get('wrong') === 'out',
  };
}

/** Writes it; what is guessed is left out. */
export function writeImportAddress({ importId, settings, leavesOutWrong }: ImportAddress): string {
  const { mapping, ...others } = settings;
  const parameters = new URLSearchParams({
    file: importId,
    ...others,
    ...(mapping && { columns: mapping.map((field) => field ?? '').join(',') }),
    ...(leavesOutWrong && { wrong: 'out' }),
  });
  return `?${parameters}`;
}
