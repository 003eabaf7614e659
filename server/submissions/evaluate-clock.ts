import type { CheckFlag } from '../../src/contract/receipt.ts';

const tolerated = 5 * 60_000; // milliseconds a clock may be wrong
const late = 72 * 3_600_000; // milliseconds: longer than a weekend

type Times = {
  startedAt: number;
  performedAt: number;
  receivedAt: number;
  /** When the phone's clock said it was sent, just before it was: how wrong that clock is, where the phone does not know. */
  sentAt: number;
  /** Phone clock minus server clock in milliseconds, when the phone knows it. */
  clockSkewMs: number | null;
};

/** When something was done on the server's clock, and what has to be marked. A wrong clock refuses nothing. */
export function evaluateClock({ startedAt, performedAt, receivedAt, sentAt, clockSkewMs }: Times) {
  const skew = clockSkewMs ?? (Number.isFinite(sentAt) ? sentAt - receivedAt : 0);
  const isSkewed = Math.abs(skew) > tolerated;
  const corrected = isSkewed ? performedAt - skew : performedAt;
  const effectiveAt = Math.min(Math.max(corrected, 0), receivedAt);
  const flags: CheckFlag[] = [];
  if (isSkewed || performedAt > receivedAt + tolerated || startedAt > performedAt + tolerated) flags.push('clockSkew');
  if (receivedAt - effectiveAt > late) flags.push('lateDelivery');
  return { effectiveAt, flags };
}
