import { expect, test } from 'vitest';
import { nextSort } from './table-column.ts';

test('a first press on a head sorts upwards, a second downwards, another column upwards again', () => {
  const first = nextSort(null, 'due');
  const second = nextSort(first, 'due');
  expect([first, second, nextSort(second, 'due'), nextSort(second, 'site')]).toEqual([
    { column: 'due', direction: 'ascending' },
    { column: 'due', direction: 'descending' },
    { column: 'due', direction: 'ascending' },
    { column: 'site', direction: 'ascending' },
  ]);
});
