import { z } from '../../contract/zod.ts';

const key = 'cookieConsent';
const consentSchema = z.object({ isConsentGiven: z.boolean(), date: z.string() });

/** True once the note about cookies was read and closed on this device. */
export function isConsentGiven(): boolean {
  try {
    return consentSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data?.isConsentGiven === true;
  } catch {
    return false;
  }
}

/** Keeps that it was read, and when. */
export function giveConsent(now: Date): void {
  try {
    localStorage.setItem(key, JSON.stringify({ isConsentGiven: true, date: now.toISOString() }));
  } catch {
    // Storage may be switched off or full: it is shown again at the next visit.
  }
}
