import { expect, test } from 'vitest';
import { sitesQuerySchema } from '../../contract/site.ts';
import { checkedSearch } from './checked-search.ts';
import { parseWholeSearch, writeWholeSearch } from './whole-search.ts';

const checked = (search: string) => writeWholeSearch(checkedSearch(sitesQuerySchema)(parseWholeSearch(search)));

test('[SITE-1, SHELL-2] what the server would refuse is left out of the address of a list, all else stays as it was written', () => {
  expect(checked('?q=Nord%20ost&status=active')).toBe('?q=Nord%20ost&status=active');
  expect(checked('?type=ward&type=practice&size=50')).toBe('?type=ward&type=practice&size=50');
  expect(checked('?status=elsewhere&q=a')).toBe('?q=a');
  expect(checked('?size=100000')).toBe('');
  expect(checked('?tab=history')).toBe('?tab=history');
});
