import encodeQR from 'qr';
import { expect, test } from 'vitest';
import { modulePath } from './module-path.ts';

test('every dark module of a code is drawn, and no other', () => {
  const modules = encodeQR('HTTPS://PORTAL.EXAMPLE/Q/0123456789', 'raw', { ecc: 'medium', border: 4 });
  const drawn = modules.map((row) => row.map(() => false));
  for (const [, x, y, length] of modulePath(modules).matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let at = 0; at < Number(length); at += 1) drawn[Number(y)]![Number(x) + at] = true;
  expect(drawn).toEqual(modules);
});

test('[QR-1] a label of an 11-character serial and a host of 18 characters is a version 7 code of 45 modules', () => {
  const text = `HTTPS://${'H'.repeat(18)}/Q/${'8'.repeat(149)}`;
  const modules = encodeQR(text, 'raw', { ecc: 'medium', encoding: 'alphanumeric', border: 4 });
  expect(modules).toHaveLength(45 + 2 * 4);
});
