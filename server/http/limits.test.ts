import { expect, test } from 'vitest';
import { createLimits, usualAllowances } from './limits.ts';

const kibibyte = 1024;
const few = (points: number) => ({ points, seconds: 600 });
const ofNobody = (length: number) => ({ verifiedDeviceRef: null, length });
const ofDevice = (length: number) => ({ verifiedDeviceRef: 'K7M2Q9X4B3TWH5NC', length });

test('[SEC-6, SEC-2] a submission draws on its limit by its size too, so that large ones fill no disk', async () => {
  const limits = createLimits({ ...usualAllowances, submissionsOfAddress: few(64) });
  expect(await limits.takeSubmissions('192.0.2.7', [ofNobody(1000 * kibibyte)])).toBeNull();
  expect(await limits.takeSubmissions('192.0.2.7', [ofNobody(8 * kibibyte)])).toBeNull();
  expect(await limits.takeSubmissions('192.0.2.7', [ofNobody(8 * kibibyte)])).toBe(600);
  // What cannot be read has no content that would be kept, and draws once.
  expect(
    await limits.takeSubmissions(
      '192.0.2.8',
      Array.from({ length: 64 }, () => ofNobody(0)),
    ),
  ).toBeNull();
  expect(await limits.takeSubmissions('192.0.2.8', [ofNobody(0)])).toBe(600);
});

test('[SEC-2] a large one of a label falls back on its address, and a full batch is within every usual limit', async () => {
  const limits = createLimits({ ...usualAllowances, submissionsOfDevice: few(2), submissionsOfAddress: few(3) });
  expect(await limits.takeSubmissions('192.0.2.7', [ofDevice(48 * kibibyte)])).toBeNull();
  expect(await limits.takeSubmissions('192.0.2.7', [ofDevice(48 * kibibyte)])).toBe(600);
  const usual = createLimits(usualAllowances);
  const batch = Array.from({ length: 50 }, () => ofDevice(21 * kibibyte));
  expect(await usual.takeSubmissions('192.0.2.7', batch)).toBeNull();
});
