import type { PublicDevice } from '../../src/contract/public-device.ts';
import { labelState } from './label-state.ts';
import type { KnownDevice, KnownLabel } from './device-store.ts';

const shownCharacters = 4;

/** What anyone at the device may know: enough to compare with the plate, nothing about whose it is. */
export function publicDevice(
  device: KnownDevice,
  labels: readonly KnownLabel[],
  { labelNo, due }: { labelNo?: number; due: PublicDevice['due'] },
): PublicDevice {
  const isDecommissioned = device.status === 'decommissioned';
  const hasFailed = device.condition === 'failed';
  const isBlocked = hasFailed || ['blocked', 'inRepair', 'lost'].includes(device.status);
  return {
    modelNo: device.modelNo,
    serialMasked: maskedSerial(device.serialNumber),
    ...labelFacts(labels, labelNo),
    registered: device.status !== 'unregistered',
    usable: !isDecommissioned && !isBlocked,
    blockedReason: isDecommissioned || !isBlocked ? undefined : hasFailed ? 'checkFailed' : 'other',
    status: isDecommissioned ? 'decommissioned' : 'inUse',
    due: isDecommissioned ? [] : due,
  };
}

/** A label that is no longer the current one says since when, and which number replaced it. */
function labelFacts(labels: readonly KnownLabel[], labelNo: number | undefined) {
  const current = labels.find(({ state }) => state === 'current');
  const state = labelNo === undefined ? 'current' : labelState(labels, labelNo);
  if (state === 'current') return { labelState: state };
  return { labelState: state, labelReplacedOn: current?.labelDay, currentLabelNo: current?.labelNo };
}

/** The last four characters, and never more than half of a short one. */
function maskedSerial(serialNumber: string): string {
  const shown = Math.min(shownCharacters, Math.floor(serialNumber.length / 2));
  return '•'.repeat(serialNumber.length - shown) + serialNumber.slice(serialNumber.length - shown);
}
