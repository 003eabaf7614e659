import { expect, test } from 'vitest';
import { isSamePlace } from './same-place.ts';

const at = (address: string) => new URL(address, 'https://portal.example');
const same = (shown: string, now: string) => isSamePlace(at(shown), at(now));

test('[QR-5] a form stays as it is when its draft is named or its review opened', () => {
  expect(same('/q/ABC', '/q/ABC?draft=1')).toBe(true);
  expect(same('/q/ABC?draft=1', '/q/ABC?draft=1#review')).toBe(true);
});

test('[QR-5] another device, another page and another draft are loaded anew', () => {
  expect(same('/q/ABC', '/q/ABD')).toBe(false);
  expect(same('/qr/function-check?ref=1', '/qr/function-check')).toBe(false);
  expect(same('/q/ABC?draft=1', '/q/ABC?draft=2')).toBe(false);
});
