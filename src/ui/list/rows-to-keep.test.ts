import { expect, test } from 'vitest';
import { rowsToKeep } from './rows-to-keep.ts';

test('[DEV-1] of a long list the rows in sight are made, and its two ends, where Tab and Shift+Tab come in', () => {
  expect(rowsToKeep({ inSight: [10, 11, 12], count: 200, focused: undefined })).toEqual([0, 10, 11, 12, 199]);
});

test('[DEV-1] the row with the focus and those beside it stay while another part of the list is in sight', () => {
  expect(rowsToKeep({ inSight: [80, 81], count: 200, focused: 5 })).toEqual([0, 4, 5, 6, 80, 81, 199]);
  expect(rowsToKeep({ inSight: [80, 81], count: 200, focused: 0 })).toEqual([0, 1, 80, 81, 199]);
});

test('[DEV-1] a row that had the focus on a longer page is not looked for on a shorter one', () => {
  expect(rowsToKeep({ inSight: [0, 1], count: 70, focused: 150 })).toEqual([0, 1, 69]);
});
