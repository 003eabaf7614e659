import type { CheckFlag } from '../../src/contract/receipt.ts';
import type { LabelVerification } from '../../src/contract/submission.ts';
import type { KnownDevice, KnownLabel } from '../devices/device-store.ts';
import { labelState } from '../devices/label-state.ts';
import type { CheckedLabel } from './checked-label.ts';

type Claimed = { deviceRef?: string; labelVerification: LabelVerification };
type Known = { device: KnownDevice | undefined; labels: readonly KnownLabel[] };

/** Whether the label speaks for the device of the submission, and what has to be marked about it. */
export function evaluateLabel(claimed: Claimed, checked: CheckedLabel, { device, labels }: Known) {
  const deviceRef = claimed.deviceRef ?? device?.deviceRef;
  const label = checked.kind === 'verified' && checked.label.deviceRef === deviceRef ? checked.label : undefined;
  const state = label && labelState(labels, label.labelNo);
  const isVerified = label !== undefined && state !== 'revoked';
  const flags: CheckFlag[] = [];
  const isMarked = checked.kind !== 'none' || ['verified', 'invalid'].includes(claimed.labelVerification);
  if (!isVerified && isMarked) flags.push('labelInvalid');
  if (isVerified && state === 'superseded') flags.push('labelSuperseded');
  return { isVerified, flags };
}
