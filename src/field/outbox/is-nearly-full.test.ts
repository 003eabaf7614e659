import { expect, test } from 'vitest';
import { isNearlyFull } from './is-nearly-full.ts';

const megabyte = 1024 * 1024;

test('[OFF-10, F59] a storage is named nearly full while there is still room for three checks with all their photos, not when it refuses one', () => {
  expect(isNearlyFull({ used: 940 * megabyte, limit: 1000 * megabyte })).toBe(false);
  expect(isNearlyFull({ used: 941 * megabyte, limit: 1000 * megabyte })).toBe(true);
  expect(isNearlyFull({ used: 0, limit: 50 * megabyte })).toBe(true);
});
