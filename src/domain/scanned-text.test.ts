import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareMarks } from './compare-marks.ts';
import { labelBytes, labelToken } from './device-label.ts';
import { labelAddress } from './label-text.ts';
import { readScannedText } from './scanned-text.ts';
import { spelledText } from './spelled-text.ts';

const known = { hosts: ['PORTAL.EXAMPLE', 'old.example:8080'], thisYear: 2026 };
const label = {
  keyId: 1,
  deviceRef: '0123456789ABCDEF',
  modelNo: 210,
  serialNumber: 'VN24A003117',
  labelDay: '2026-01-02',
  labelNo: 1,
};
const token = labelToken(labelBytes(label), new Uint8Array(64));

test.each([
  labelAddress('https://portal.example', token),
  `http://portal.example/q/${token.toLowerCase()}`,
  `https://OLD.example:8080/Q/${token}`,
  ` https://portal.example/q/${token}?utm=x\r\n`,
  `]Q1HTTPS://PORTAL.EXAMPLE/Q/${token}`,
])('[QR-1, QR-2] our label is recognised in every form: %s', (text) => {
  const read = readScannedText(text, known);
  expect(read).toMatchObject({ kind: 'label', label });
  expect((read as { token: string }).token.toUpperCase()).toBe(token);
});

test('[QR-7] one of our labels that cannot be read is told from a code of somebody else', () => {
  expect(readScannedText(`https://portal.example/q/${token.slice(0, 60)}`, known).kind).toBe('damagedLabel');
  expect(readScannedText(`https://other.example/q/${token}`, known).kind).toBe('foreign');
  expect(readScannedText('https://portal.example/pricing', known).kind).toBe('foreign');
});

test('[QR-4] a UDI mark is recognised, HIBC is known by name, and everything else is foreign', () => {
  expect(readScannedText(']d2010409921300210521A1', known).kind).toBe('udi');
  expect(readScannedText('+A123BJC5D6E71G', known).kind).toBe('hibc');
  expect(readScannedText('+A99912345/$$520001510X33', known).kind).toBe('hibc');
  expect(readScannedText('+49 341 123456', known).kind).toBe('foreign');
  expect(readScannedText('WIFI:S:guest;P:secret;;', known).kind).toBe('foreign');
});

test('[QR-7] no text whatever is mistaken for a label or breaks the reading', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.stringMatching(/^\d{1,120}$/),
    fc.stringMatching(/^\(?01\)?\d{1,60}[()A-Z0-9]{0,40}$/),
  );
  fc.assert(
    fc.property(text, (each) => {
      expect(readScannedText(each, known).kind).not.toBe('label');
    }),
  );
});

test('[QR-7] what cannot be seen in a foreign code is spelled out', () => {
  expect(spelledText('01\u001D21\u202Egpj.exe\n')).toBe('01<GS>21<U+202E>gpj.exe<LF>');
  expect(spelledText('Grüße 工')).toBe('Grüße 工');
});

const models = [
  { modelNo: 210, udiDi: '04099213002105' },
  { modelNo: 305, udiDi: '04099213003058' },
];
test.each([
  [{ udiDi: '04099213002105', serialNumber: 'vn24a003117' }, 'same'],
  [{ udiDi: '04099213002105', serialNumber: 'VN24A003118' }, 'serialDiffers'],
  [{ udiDi: '04099213003058', serialNumber: 'VN24A003117' }, 'modelDiffers'],
  [{ udiDi: '04099213002105' }, 'unknown'],
])('[QR-7] a label beside a mark of %j: %s', (mark, comparison) => {
  expect(compareMarks(label, [{ ...mark, others: [] }], models)).toBe(comparison);
});
