/**
 * Stored times that keep somebody waiting. A clock that jumped ahead and came back leaves times behind that this clock
 * cannot have written yet; they count as none, or people would wait for years.
 */

/** Whether something happened within the last milliseconds. */
export function isSince(at: string, now: number, window: number): boolean {
  const time = Date.parse(at);
  return time > now - window && time <= now;
}

/** Whether something still holds that was begun for so many milliseconds at most. */
export function isWithin(until: string, now: number, longest: number): boolean {
  const time = Date.parse(until);
  return time > now && time <= now + longest;
}
