/** A mistaken header must not silence a phone for ever. */
export const longestRetryAfter = 24 * 60 * 60_000;

/** When a Retry-After header (seconds or an HTTP date, RFC 9110 10.2.3) allows the next try; undefined without one. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) && wait > 0 ? now + Math.min(wait, longestRetryAfter) : undefined;
}
