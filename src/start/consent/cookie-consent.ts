import { z } from '../../contract/zod.ts';
import { quietly } from '../../ui/quietly.ts';

const key = 'cookieConsent';
const consentSchema = z.object({ isConsentGiven: z.boolean(), date: z.string() });

/** True once the note about cookies was read and closed on this device. */
export function isConsentGiven(): boolean {
  const kept = quietly(() => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown);
  return consentSchema.safeParse(kept).data?.isConsentGiven === true;
}

/** Keeps that it was read, and when. */
export function giveConsent(now: Date): void {
  quietly(() => localStorage.setItem(key, JSON.stringify({ isConsentGiven: true, date: now.toISOString() })));
}
