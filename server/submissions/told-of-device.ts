import type { CheckFlag, submissionStates } from '../../src/contract/receipt.ts';

type State = (typeof submissionStates)[number];
type Named = { deviceRef?: string; manualDevice?: object; udiRaw?: string };

/**
 * Whether whoever sent a submission may be told of its device. Its reference cannot be guessed: they had its label.
 * Model and serial number can be, and so can a mark; whoever names a device by them learns nothing about it, not even
 * that we know it.
 */
export const knowsDevice = ({ deviceRef, manualDevice, udiRaw }: Named): boolean =>
  deviceRef !== undefined && manualDevice === undefined && udiRaw === undefined;

// By name, so that a flag nobody thought of here is not told.
const ofTheSubmissionAlone: readonly CheckFlag[] = [
  // A label that proves nothing is told alike for a device we know and for one we do not; one that proves something was held.
  'labelInvalid',
  'clockSkew',
  'lateDelivery',
  'checklistOutdated',
  'duplicateSuspect',
  'photoPending',
];

/** The marks of a submission, as its sender hears of them. */
export const toldFlags = (flags: readonly CheckFlag[], knows: boolean): CheckFlag[] =>
  flags.filter((flag) => knows || ofTheSubmissionAlone.includes(flag));

/** Its state: only what is of a device we know is ever accepted. */
export const toldState = (state: State, knows: boolean): State => (!knows && state === 'accepted' ? 'flagged' : state);
