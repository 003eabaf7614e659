import { expect, test } from 'vitest';
import { deviceQuery, readFieldAddress } from './field-address.ts';

const read = (address: string) => readFieldAddress(new URL(address, 'https://portal.example'));
const token = '8'.repeat(164);

test.each(['/q/', '/Q/'])('[QR-1] the code of a label opens the check at %s, also with the longest token', (path) => {
  expect(read(`${path}${token}`)).toMatchObject({ page: 'check', device: { token } });
  expect(read(`/qr/function-check?d=${token}`)).toMatchObject({ page: 'check', device: { token } });
  expect(read(`/qr/device-registration?d=${token}`)).toMatchObject({ page: 'registration', device: { token } });
});

test.each(['/q/', '/Q', '/Q/'])(
  '[QR-7] a code that was cut off before its token (%s) is a code that cannot be read',
  (path) => {
    expect(read(path)).toMatchObject({ page: 'check', device: { token: '' } });
  },
);

test('[QR-5] an address with a draft opens that draft', () => {
  const draftId = '0192f5c0-7c00-7000-8000-000000000001';
  expect(read(`/q/ABC?draft=${draftId}`)).toMatchObject({ draftId });
  expect(read('/qr/function-check?draft=anything')).toMatchObject({ device: null, draftId: null, checklistId: null });
});

test('[QR-2] a device typed by hand is named by the address, so that a reload keeps it', () => {
  const named = { token: null, deviceRef: null, modelNo: 12, serialNumber: '0012+4/7' };
  expect(read(`/qr/function-check${deviceQuery(named)}`)).toMatchObject({ device: named });
});

test('[QR-4] a UDI mark is named by the address, with every character of its text', () => {
  const named = {
    modelNo: null,
    serialNumber: 'A1',
    udiDi: '04099213002105',
    udiRaw: ']d2010409921300210510L\u001D21A1',
  };
  expect(read(`/qr/device-registration${deviceQuery(named)}`)).toMatchObject({ device: named });
});

test('[QR-2] the scanner knows whether a check or a registration is to follow', () => {
  expect(read('/qr/scan')).toEqual({ page: 'scan', purpose: 'check' });
  expect(read('/qr/scan?register')).toEqual({ page: 'scan', purpose: 'registration' });
});

test.each(['serial=%00', 'ref=short', 'modelNo=70000&serial=A', 'serial=A', 'serial=123456789012345678901'])(
  '[QR-2] an address with a broken device (%s) opens the start page',
  (query) => {
    expect(read(`/qr/function-check?${query}`)).toEqual({
      page: 'check',
      device: null,
      draftId: null,
      checklistId: null,
    });
  },
);

test('[QR-8] a mailed link carries the receipt code behind the hash', () => {
  const submissionId = '0192f5c0-7c00-7000-8000-000000000001';
  expect(read(`/qr/receipt/${submissionId}#7m2q9xkd7m2q`)).toEqual({
    page: 'receipt',
    submissionId,
    receiptCode: '7M2Q9XKD7M2Q',
  });
});

test.each(['/', '/qr', '/qr/unknown', '/qr/receipt/1', '/app', '/question/1'])('%s is no field page', (path) => {
  expect(read(path)).toBeNull();
});
