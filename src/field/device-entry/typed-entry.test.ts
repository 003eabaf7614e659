import { expect, test } from 'vitest';
import { formatDeviceReference } from '../../domain/device-reference.ts';
import { labelBytes, labelToken } from '../../domain/device-label.ts';
import { readEntry, type TypedEntry } from './typed-entry.ts';

const deviceRef = '0123456789ABCDEF';
const read = (typed: Partial<TypedEntry>) =>
  readEntry({ way: 'reference', reference: '', model: '', modelNo: '', serialNumber: '', ...typed }, [
    'PORTAL.EXAMPLE',
  ]);

test('[QR-2] a reference is read as it is printed: in groups, with its check symbol, in any case', () => {
  const reference = formatDeviceReference(deviceRef).toLowerCase();
  expect(read({ reference })).toEqual({ kind: 'device', device: { deviceRef } });
});

test('[QR-2] a mistyped reference is told what is wrong with it', () => {
  const printed = formatDeviceReference(deviceRef);
  expect(read({ reference: ` ${printed.slice(0, 9)}` })).toMatchObject({
    error: { code: 'wrongLength', characters: 8 },
  });
  expect(read({ reference: printed.replace('0123', '0132') })).toMatchObject({ error: { code: 'wrongCheckSymbol' } });
  expect(read({ reference: printed.replace('0', 'Ü') })).toMatchObject({
    error: { code: 'wrongCharacter', character: 'Ü' },
  });
  expect(read({ reference: ' ' })).toMatchObject({ error: { code: 'missing' } });
});

test('[QR-2] the text of a label pasted from another scanner opens its device', () => {
  const label = { keyId: 1, deviceRef, modelNo: 12, serialNumber: 'X1', labelDay: '2026-01-02', labelNo: 1 };
  const token = labelToken(labelBytes(label), new Uint8Array(64));
  expect(read({ reference: `HTTPS://PORTAL.EXAMPLE/Q/${token}` })).toEqual({ kind: 'device', device: { token } });
});

test('[QR-7] a damaged label and a code of somebody else are told apart', () => {
  expect(read({ reference: 'https://portal.example/q/ABC' })).toMatchObject({ error: { code: 'damagedLabel' } });
  expect(read({ reference: 'https://shop.example/q/ABC' })).toMatchObject({ error: { code: 'foreignCode' } });
});

test('[QR-2] model and serial number name a device, also a model that is not on the list', () => {
  expect(read({ way: 'plate', model: '12', serialNumber: ' 0012 ' })).toEqual({
    kind: 'device',
    device: { modelNo: 12, serialNumber: '0012' },
  });
  expect(read({ way: 'plate', model: 'other', modelNo: '77', serialNumber: 'A' })).toMatchObject({
    device: { modelNo: 77 },
  });
});

test.each<[Partial<TypedEntry>, object]>([
  [{}, { field: 'model', code: 'missing' }],
  [{ model: 'other' }, { field: 'modelNo', code: 'missing' }],
  [
    { model: 'other', modelNo: '70000' },
    { field: 'modelNo', code: 'wrong' },
  ],
  [{ model: '12' }, { field: 'serialNumber', code: 'missing' }],
  [
    { model: '12', serialNumber: 'ÄÖ' },
    { field: 'serialNumber', code: 'wrong' },
  ],
])('[QR-2] what is missing of %j is named at its field', (typed, error) => {
  expect(read({ way: 'plate', ...typed })).toEqual({ kind: 'error', error });
});
