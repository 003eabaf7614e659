import type { KnownLabel } from './device-store.ts';

/**
 * The state of a label by its number. Of a device that came with its label from elsewhere nothing is on record, and the
 * label is believed; else a number that was never given is not, and one from before the record began was replaced.
 */
export function labelState(labels: readonly KnownLabel[], labelNo: number): KnownLabel['state'] {
  const known = labels.find((label) => label.labelNo === labelNo);
  if (known) return known.state;
  if (labels.length === 0) return 'current';
  return labels.every((label) => label.labelNo > labelNo) ? 'superseded' : 'revoked';
}
