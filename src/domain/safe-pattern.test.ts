import { expect, test } from 'vitest';
import { isSafePattern } from './safe-pattern.ts';

test('[MOD-1] a pattern of serial numbers says how they look, and can never be slow', () => {
  for (const safe of [String.raw`^VN\d{2}[A-Z]\d{6}$`, '^CV-[A-Z0-9-]{5,17}$', '^OX5[0-9]?$', String.raw`^A\.B$`])
    expect([safe, isSafePattern(safe)]).toEqual([safe, true]);
  for (const wrong of [
    'VN',
    '^(A+)+$',
    '^A*$',
    '^A|B$',
    '^[Z-A]$',
    '^A{3,1}$',
    '^.$',
    String.raw`^\w$`,
    '^$',
    '^(?=A)$',
  ])
    expect([wrong, isSafePattern(wrong)]).toEqual([wrong, false]);
});
