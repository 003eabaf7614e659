import { expect, test } from 'vitest';
import { readListAddress, writeListAddress } from './list-address.ts';

test('what is looked at of a list stands in its address and comes back from it', () => {
  const address = { q: 'Pumpe & 1', sort: '-name', cursor: 'abc', filters: { status: ['active', 'locked'], type: [] } };
  const written = writeListAddress(address);
  expect(written).toBe('?q=Pumpe+%26+1&sort=-name&status=active&status=locked&cursor=abc');
  expect(readListAddress(written, ['status', 'type'])).toEqual(address);
});

test('the address of the whole list is bare, and what belongs to no filter is left out', () => {
  expect(writeListAddress(readListAddress('?rd=x&other=1', ['status']))).toBe('');
});
