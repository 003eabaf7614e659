import { expect, test } from 'vitest';
import { hostileRedirects } from '../../../tests/support/builders/hostile-redirects.ts';
import { redirectTarget } from './redirect-target.ts';

const allowedRedirectUrls = ['https://learn.example/start', 'http://intranet.example/'];
const target = (search: string, saved?: string) => redirectTarget({ search, allowedRedirectUrls, saved });

test.each(allowedRedirectUrls)('[SHELL-5] after sign-in the browser goes to %s, which is allowed', (url) => {
  expect(target(`?rd=${encodeURIComponent(url)}`)).toEqual({ kind: 'away', url });
});

test.each(hostileRedirects)('[SHELL-5] %j leads nowhere but to the portal', (rd) => {
  expect(target(`?rd=${encodeURIComponent(rd)}`)).toEqual({ kind: 'inside', href: '/app' });
});

test('[SHELL-5] an address that is allowed but neither http nor https is not followed', () => {
  const wish = { search: '?rd=javascript:alert(1)', allowedRedirectUrls: ['javascript:alert(1)'], saved: undefined };
  expect(redirectTarget(wish)).toEqual({ kind: 'inside', href: '/app' });
});

test('[SHELL-2, SHELL-5] without one, the way leads back to where the visitor came from, query and all', () => {
  expect(target('', '/app/profile?x=1&y=a%20b&y=c#z')).toEqual({
    kind: 'inside',
    href: '/app/profile?x=1&y=a%20b&y=c#z',
  });
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/auth/login?x=1',
  '/auth',
  '/',
  '',
  'app',
  '/\t/evil.example',
])('[SHELL-5] a saved path is one of our own: not %j', (saved) => {
  expect(target('', saved)).toEqual({ kind: 'inside', href: '/app' });
});
