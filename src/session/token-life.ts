/** Specification, section 9. */
const beforeExpiry = 120_000; // milliseconds
const shortestDelay = 30_000; // milliseconds
/** Timers count in 31 bits: a longer delay would fire at once. */
export const longestTimer = 2 ** 31 - 1; // milliseconds

/** A clock one can be wrong about: `wall` is what the phone shows, `steady` runs evenly but may stand still in sleep. */
export type Clocks = { wall: () => number; steady: () => number };

/** An access token, and from which moment on it lives how long. */
export type HeldToken = { token: string; life: number; wall: number; steady: number };

/**
 * How long a token is good for, in milliseconds: the difference to the `Date` of the answer it came in, because the
 * clock of the phone may be a day off. Without a date the phone's clock has to do.
 */
export function lifeOf(expiration: string, date: string | null, wall: number): number {
  const saidAt = date === null ? Number.NaN : Date.parse(date);
  return Date.parse(expiration) - (Number.isNaN(saidAt) ? wall : saidAt);
}

/** What is left of it. Of two clocks the one that went on further is right: one sleeps, the other is set by hand. */
export function lifeLeft(held: HeldToken, { wall, steady }: Clocks): number {
  return held.life - Math.max(wall() - held.wall, steady() - held.steady);
}

/** When to ask for the next token: two minutes before the end, never sooner than in half a minute. */
export function refreshDelay(left: number): number {
  return Math.max(shortestDelay, left - beforeExpiry);
}

/** A timer may have woken early, because its delay was longer than timers can be. */
export const isRefreshDue = (left: number) => left <= beforeExpiry;
