import { expect, test } from 'vitest';
import type { CheckResult } from '../../src/contract/function-check.ts';
import { deviceStatuses } from '../../src/contract/receipt.ts';
import { blockOnFail } from './block-on-fail.ts';

type Made = Parameters<typeof blockOnFail>[0];

/** A failed check by somebody whose word counts, the latest of a device at work, of a checklist that blocks it. */
const made = (wishes: Partial<Made> = {}): Made => ({
  checklist: { onFail: 'blockDevice' },
  result: 'failed',
  device: { status: 'inOperation' },
  decides: true,
  isLatest: true,
  ...wishes,
});

test('[OFF-13, QR-3] the latest failed check of somebody whose word counts blocks the device, where its checklist says so', () => {
  expect(blockOnFail(made())).toBe('done');
  for (const onFail of ['none', 'markRemarks'] as const)
    expect(blockOnFail(made({ checklist: { onFail } }))).toBeNull();
  expect(blockOnFail(made({ checklist: undefined }))).toBeNull();
});

test('[OFF-13, QR-3] a check that does not decide blocks nothing: it asks for it', () => {
  expect(blockOnFail(made({ decides: false }))).toBe('asked');
  expect(blockOnFail(made({ decides: false, isLatest: false }))).toBe('asked');
});

test('[OFF-13, QR-3] an older check that arrives late undoes nothing that was found since', () => {
  expect(blockOnFail(made({ isLatest: false }))).toBeNull();
});

test('[OFF-13, QR-3] only what failed blocks or asks for it', () => {
  const others: (CheckResult | undefined)[] = ['passed', 'passedWithRemarks', 'incomplete', undefined];
  for (const result of others)
    for (const decides of [true, false]) expect(blockOnFail(made({ result, decides }))).toBeNull();
});

test('[OFF-13, QR-3] a device is blocked from work or before it, never out of another state, and not one nobody knows', () => {
  for (const decides of [true, false]) {
    const isKept = (status: (typeof deviceStatuses)[number]) =>
      blockOnFail(made({ device: { status }, decides })) !== null;
    expect(deviceStatuses.filter(isKept)).toEqual(['registered', 'inOperation', 'inStorage']);
    expect(blockOnFail(made({ device: undefined, decides }))).toBeNull();
  }
});
