import { expect, test } from 'vitest';
import { readImportAddress, writeImportAddress, type ImportAddress } from './import-address.ts';

const importId = '0198f3a2-0000-7000-8000-000000000001';

test('[DEV-4] whoever goes back to an import finds its file, its columns and its settings', () => {
  const address: ImportAddress = {
    importId,
    settings: {
      mapping: ['serialNumber', null, 'site'],
      delimiter: '\t',
      encoding: 'windows-1252',
      key: 'inventoryNumber',
    },
    leavesOutWrong: true,
  };
  expect(readImportAddress(writeImportAddress(address))).toEqual(address);
  const guessed = { importId, settings: {}, leavesOutWrong: false };
  expect(writeImportAddress(guessed)).toBe(`?file=${importId}`);
  expect(readImportAddress(`?file=${importId}`)).toEqual(guessed);
});

test('[DEV-4] an address without a file begins anew, and one that was bent is guessed again', () => {
  expect(readImportAddress('?columns=serialNumber')).toBeUndefined();
  expect(readImportAddress(`?file=${importId}&columns=colour&delimiter=x`)).toEqual({
    importId,
    settings: {},
    leavesOutWrong: false,
  });
});
