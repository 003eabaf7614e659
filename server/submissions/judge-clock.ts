import type { CheckFlag } from '../../src/contract/receipt.ts';

const tolerated = 5 * 60_000; // milliseconds a clock may be wrong
const late = 72 * 3_600_000; // milliseconds: longer than a weekend

type Times = {
  startedAt: number;
  performedAt: number;
  receivedAt: number;
  /** Phone clock minus server clock in milliseconds, when the phone knows it. */
  clockSkewMs: number | null;
};

/** When something was done on the server's clock, and what has to be marked. A wrong clock refuses nothing. */
export function judgeClock({ startedAt, performedAt, receivedAt, clockSkewMs }: Times) {
  const isSkewed = clockSkewMs !== null && Math.abs(clockSkewMs) > tolerated;
  const corrected = isSkewed ? performedAt - clockSkewMs : performedAt;
  const effectiveAt = Math.min(Math.max(corrected, 0), receivedAt);
  const flags: CheckFlag[] = [];
  if (isSkewed || performedAt > receivedAt + tolerated || startedAt > performedAt + tolerated) flags.push('clockSkew');
  if (receivedAt - effectiveAt > late) flags.push('lateDelivery');
  return { effectiveAt, flags };
}
