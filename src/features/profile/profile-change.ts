import type { UserProfile, UserProfileChange } from '../../contract/user-profile.ts';

/** What is sent of a profile as it was typed: trimmed, and nothing where nothing was typed. */
export function profileChange(typed: UserProfile): UserProfileChange {
  const { salutation, title, firstName, lastName, phone, jobTitle, language, timeZone, notifications } = typed;
  return {
    salutation,
    title: orNull(title),
    firstName: line(firstName),
    lastName: line(lastName),
    // People group digits; the server keeps E.164.
    phone: orNull(phone?.replaceAll(/[\s()./-]/g, '') ?? null),
    jobTitle: orNull(jobTitle),
    language,
    timeZone,
    notifications,
  };
}

const line = (text: string) => text.normalize('NFC').trim();
const orNull = (text: string | null) => (text === null || line(text) === '' ? null : line(text));
