import { lineOrNull, phoneOrNull } from '../../domain/typed-contact.ts';
import { normalLine } from '../../domain/normal-text.ts';
import type { UserProfile, UserProfileChange } from '../../contract/user-profile.ts';

/** What is sent of a profile as it was typed: trimmed, and nothing where nothing was typed. */
export function profileChange(typed: UserProfile): UserProfileChange {
  const { salutation, title, firstName, lastName, phone, jobTitle, language, timeZone, notifications } = typed;
  return {
    salutation,
    title: lineOrNull(title ?? ''),
    firstName: normalLine(firstName),
    lastName: normalLine(lastName),
    phone: phoneOrNull(phone ?? ''),
    jobTitle: lineOrNull(jobTitle ?? ''),
    language,
    timeZone,
    notifications,
  };
}
