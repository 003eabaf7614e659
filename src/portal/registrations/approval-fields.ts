import type { RegistrationDetails } from '../../contract/registration-details.ts';
import type { Decision } from './approval-of.ts';

/** What each part of the card is given. */
export type ApprovalFields = {
  registration: RegistrationDetails;
  decision: Decision;
  set: (change: Partial<Decision>) => void;
  /** What the server found wrong at a pointer, in words. */
  fault: (pointer: string) => string | undefined;
  /** The word for what was left empty, once somebody tried. */
  missing: (text: string) => string | undefined;
};
