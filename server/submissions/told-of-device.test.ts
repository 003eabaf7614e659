import { expect, test } from 'vitest';
import { checkFlags } from '../../src/contract/receipt.ts';
import { knowsDevice, toldFlags, toldState } from './told-of-device.ts';

const manualDevice = { modelNo: 210, serialNumber: 'VN24A003117' };

test('[SEC-6] only the reference on its label makes somebody know a device, and nothing guessable beside it', () => {
  expect(knowsDevice({ deviceRef: '0123456789ABCDEF' })).toBe(true);
  expect(knowsDevice({ manualDevice })).toBe(false);
  expect(knowsDevice({ deviceRef: '0123456789ABCDEF', manualDevice })).toBe(false);
  expect(knowsDevice({ deviceRef: '0123456789ABCDEF', udiRaw: '(01)04099213002105(21)VN24A003117' })).toBe(false);
  expect(knowsDevice({})).toBe(false);
});

test('[SEC-6] of the marks a stranger hears those that are of the submission alone', () => {
  expect(toldFlags(checkFlags, true)).toEqual(checkFlags);
  expect(new Set(toldFlags(checkFlags, false))).toEqual(
    new Set(['labelInvalid', 'clockSkew', 'lateDelivery', 'checklistOutdated', 'duplicateSuspect', 'photoPending']),
  );
});

test('[SEC-6] that a check was accepted, which tells that its device is known, is not told to a stranger', () => {
  expect(toldState('accepted', true)).toBe('accepted');
  expect(toldState('accepted', false)).toBe('flagged');
  for (const state of ['received', 'flagged', 'corrected', 'voided', 'submitted', 'approved'] as const)
    expect(toldState(state, false)).toBe(state);
});
