import { expect, test } from 'vitest';
import { mappedColumns } from './mapped-columns.ts';

test('[DEV-4] a field stands in one column only: chosen for another, the one that had it is left out', () => {
  const columns = [
    { header: 'Nr.', field: 'serialNumber' as const, examples: [] },
    { header: 'SN', field: null, examples: [] },
    { header: 'Ort', field: 'site' as const, examples: [] },
  ];
  expect(mappedColumns(columns, { at: 1, field: 'serialNumber' })).toEqual([null, 'serialNumber', 'site']);
  expect(mappedColumns(columns, { at: 2, field: null })).toEqual(['serialNumber', null, null]);
});
