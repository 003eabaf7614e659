import { expect, test } from 'vitest';
import { plainAddress } from './plain-address.ts';

test('[SEC-6] an address is the same however it is written', () => {
  for (const url of ['/api/config?a=%61', '/%61pi/c%6Fnfi%67?a=%61', 'http://evil.example/api/config?a=%61'])
    expect(plainAddress(url)).toBe('/api/config?a=%61');
  expect(plainAddress('HTTPS://portal.example')).toBe('/');
  expect(plainAddress('https://portal.example?x=/y')).toBe('/?x=/y');
  expect(plainAddress('*')).toBe('/*');
});

test('[SEC-6] what means something else decoded stays as it was written', () => {
  for (const url of ['/q/a%2Fb', '/locales/%2e%2E/x', '/%E0%A4%A', '/a%3Fb', '/a%25b', '/%00'])
    expect(plainAddress(url)).toBe(url);
});
