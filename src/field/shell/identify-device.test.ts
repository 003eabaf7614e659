import { expect, test } from 'vitest';
import { labelBytes, labelToken } from '../../domain/device-label.ts';
import type { NamedDevice } from './field-address.ts';
import { identifyDevice } from './identify-device.ts';

const nothing: NamedDevice = {
  token: null,
  deviceRef: null,
  modelNo: null,
  serialNumber: null,
  udiDi: null,
  udiRaw: null,
};
const label = {
  keyId: 1,
  deviceRef: '0123456789ABCDEF',
  modelNo: 12,
  serialNumber: '4K7-20318-06',
  labelDay: '2026-01-02',
  labelNo: 2,
};
const token = labelToken(labelBytes(label), new Uint8Array(64));
const identify = (named: Partial<NamedDevice>) => identifyDevice({ ...nothing, ...named }, 'https://portal.example');

test('[QR-1] a label names its device, and is kept as it was printed', () => {
  expect(identify({ token: token.toLowerCase() })).toMatchObject({
    kind: 'label',
    device: {
      labelText: `HTTPS://PORTAL.EXAMPLE/Q/${token}`,
      deviceRef: label.deviceRef,
      modelNo: 12,
      serialNumber: '4K7-20318-06',
      labelNo: 2,
    },
  });
});

test('[QR-7] after a code that cannot be read the device is typed, and the check is marked', () => {
  expect(identify({ token: 'ABC' })).toEqual({ kind: 'unreadable', token: 'ABC' });
  expect(identify({ token: 'ABC', modelNo: 12, serialNumber: 'X1' })).toEqual({
    kind: 'typed',
    device: {
      labelText: 'HTTPS://PORTAL.EXAMPLE/Q/ABC',
      labelVerification: 'invalid',
      modelNo: 12,
      serialNumber: 'X1',
      manualDevice: { modelNo: 12, serialNumber: 'X1' },
    },
  });
});

test('[QR-2] a typed reference names a device by itself, its model only helps to find the checklist', () => {
  const named = { ...nothing, deviceRef: '0123456789ABCDEF', modelNo: 12 };
  expect(identifyDevice(named, 'https://portal.example')).toEqual({
    kind: 'typed',
    device: { labelText: null, labelVerification: 'manual', deviceRef: '0123456789ABCDEF', modelNo: 12 },
  });
});

test('[QR-2, QR-4] a UDI mark names a device also where its model is not known, and is kept as scanned', () => {
  const mark = { udiDi: '04099213002105', serialNumber: 'A1' };
  expect(identify(mark)).toMatchObject({ kind: 'typed', device: { manualDevice: mark, serialNumber: 'A1' } });
  expect(identify({ ...mark, modelNo: 210, udiRaw: ']d201…' })).toMatchObject({
    device: { modelNo: 210, manualDevice: { ...mark, modelNo: 210 }, udiRaw: ']d201…' },
  });
  expect(identify({ udiDi: '04099213002105' }).kind).toBe('unreadable');
});
