import { expect, test } from 'vitest';
import { rowsBefore } from './rows-before.ts';

test('[DEV-1, CUST-1] rows stay while the same list is asked something else, and never stand in for another customer’s', () => {
  const keep = rowsBefore(['devices', 'c1']);
  expect(keep(['pump'], { queryKey: ['devices', 'c1', { q: 'p' }] })).toEqual(['pump']);
  expect(keep(['pump'], { queryKey: ['devices', 'c2', { q: 'p' }] })).toBeUndefined();
  expect(keep(['pump'])).toBeUndefined();
});
