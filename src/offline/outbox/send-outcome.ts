import type { Receipt } from '../../contract/receipt.ts';
import type { AttentionReason, WaitReason } from './outbox-item.ts';

/** What a try to deliver one item came to. */
export type SendOutcome =
  | { kind: 'received'; receipt: Receipt }
  /** Not now: tried again without end. `notBefore` is milliseconds since 1970, when the server named a time. */
  | { kind: 'later'; reason: WaitReason; notBefore?: number }
  /** Refused by our server for a reason a person has to look at. The item is kept. */
  | { kind: 'refused'; reason: AttentionReason }
  /** Voided on the server: nothing is left to deliver. */
  | { kind: 'closed' }
  | { kind: 'waitsForSignIn' };
