import { expect, test } from 'vitest';
import { registerHref } from './register-href.ts';

test('[QR-4] a device found by its label is registered by its label', () => {
  const device = { labelText: 'HTTPS://PORTAL.EXAMPLE/Q/ABC', labelVerification: 'verified', modelNo: 12 } as const;
  expect(registerHref({ ...device, labelNo: 1, serialNumber: '7' })).toBe('/qr/device-registration?d=ABC');
});

test('[QR-4] a device found by its UDI mark is registered by it, also where its model is not known', () => {
  const manualDevice = { udiDi: '04099213002105', serialNumber: 'A1' };
  const device = { labelText: null, labelVerification: 'manual', manualDevice, serialNumber: 'A1' } as const;
  expect(registerHref(device)).toBe('/qr/device-registration?serial=A1&udiDi=04099213002105');
});

test('[QR-4] a typed device is registered as it was typed, with the code that could not be read', () => {
  const typed = { labelText: null, labelVerification: 'manual', modelNo: 12, serialNumber: '0012+4' } as const;
  expect(registerHref(typed)).toBe('/qr/device-registration?modelNo=12&serial=0012%2B4');
  expect(registerHref({ ...typed, labelText: 'HTTPS://PORTAL.EXAMPLE/Q/ABC', labelVerification: 'invalid' })).toBe(
    '/qr/device-registration?d=ABC&modelNo=12&serial=0012%2B4',
  );
});
