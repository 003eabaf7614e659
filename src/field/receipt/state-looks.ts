import type { ReceiptState } from '../../contract/receipt.ts';
import { attentionPath, failedPath, infoPath, okPath, receivedPath, waitingPath } from '../../ui/icon-paths.ts';
import type { Tone } from '../../ui/banner.tsx';

/** How it looks what became of a submission: never by colour alone. */
export const stateLooks: Record<ReceiptState['state'], { tone: Tone; path: string }> = {
  received: { tone: 'ok', path: receivedPath },
  flagged: { tone: 'soon', path: attentionPath },
  accepted: { tone: 'ok', path: okPath },
  corrected: { tone: 'idle', path: infoPath },
  voided: { tone: 'bad', path: failedPath },
  submitted: { tone: 'ok', path: receivedPath },
  inReview: { tone: 'info', path: waitingPath },
  approved: { tone: 'ok', path: okPath },
  rejected: { tone: 'bad', path: failedPath },
  needsInfo: { tone: 'soon', path: attentionPath },
  duplicate: { tone: 'idle', path: infoPath },
};
