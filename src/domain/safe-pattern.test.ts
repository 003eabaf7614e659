import { expect, test } from 'vitest';
import { isSafePattern } from './safe-pattern.ts';
import { readingsOfModel } from './udi-mark.ts';

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

test('[SEC-5, MOD-1] no pattern is taken that is slow itself, or makes a text slow', () => {
  const many = String.raw`^\d{0,20}\d{0,20}\d{0,20}\d{0,20}\d{0,20}\d{0,20}!$`;
  const wrong = [
    many,
    `^${'A?'.repeat(40)}$`,
    `^[${'a-a'.repeat(30)}(]$`,
    `^[${'a-a'.repeat(30)}`,
    `^${'A'.repeat(100)}$`,
  ];
  for (const each of wrong) {
    expect([each, isSafePattern(each)]).toEqual([each, false]);
    expect(readingsOfModel([{ ...mark, serialNumber: '1'.repeat(20) }, mark], each)).toHaveLength(2);
  }
});

const mark = { udiDi: '04099213002105', serialNumber: 'A1', others: [] };
