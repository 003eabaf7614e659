import { expect, test } from 'vitest';
import { askedOf, filterOf, readListAddress, writeListAddress } from './list-address.ts';

test('what is looked at of a list stands in its address and comes back from it', () => {
  const address = {
    q: 'Pumpe & 1',
    sort: '-name',
    cursor: 'abc',
    size: 100 as const,
    filters: { status: ['active', 'locked'], type: [] },
  };
  const written = writeListAddress(address);
  expect(written).toBe('?q=Pumpe+%26+1&sort=-name&status=active&status=locked&size=100&cursor=abc');
  expect(readListAddress(written, ['status', 'type'])).toEqual(address);
});

test('the address of the whole list is bare, and what belongs to no filter is left out', () => {
  expect(writeListAddress(readListAddress('?rd=x&other=1', ['status']))).toBe('');
});

test('[DEV-1] a number of rows that nobody can choose is left out of an address, and the usual one is not asked for', () => {
  expect(readListAddress('?size=1000000', []).size).toBeUndefined();
  expect(askedOf(readListAddress('?size=200', [])).size).toBe(200);
  expect(askedOf(readListAddress('?size=25', []))).toEqual(askedOf(readListAddress('', [])));
});

test('[DEV-1] what is done with all that a search finds does not depend on the page it was begun on', () => {
  const onPage = readListAddress('?q=pump&status=active&sort=-name&size=200&cursor=abc', ['status']);
  expect(filterOf(onPage)).toEqual({ q: 'pump', status: ['active'] });
});
