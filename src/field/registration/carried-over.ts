import type { DeviceRegistrationDraft } from '../../contract/draft.ts';
import type { Language } from '../../contract/language.ts';

type Fields = DeviceRegistrationDraft['fields'];
export type Registrant = { fields: Fields; privacyNoticeVersion: string };

const consents = ['privacy', 'marketing'];
/** What is the same for the next of twenty devices. */
const carried = [
  'organisationName',
  'customerNr',
  'street',
  'postalCode',
  'city',
  'countryCode',
  'firstName',
  'lastName',
  'email',
  'phone',
  'contactLanguage',
  'siteName',
  ...consents,
];

/** What a registration begins with when nothing is known. */
export const emptyFields = (language: Language, browserLanguages: readonly string[]): Fields => ({
  contactLanguage: language,
  countryCode: countryOf(browserLanguages),
});

/** What of a registration is kept for the next one. */
export const registrantOf = (fields: Fields, privacyNoticeVersion: string): Registrant => ({
  fields: Object.fromEntries(Object.entries(fields).filter(([name]) => carried.includes(name))),
  privacyNoticeVersion,
});

/** The fields with the registrant of the registration before. Consent to another version of the notice is asked anew. */
export function withRegistrant(fields: Fields, registrant: Registrant, privacyNoticeVersion: string): Fields {
  const isSameNotice = registrant.privacyNoticeVersion === privacyNoticeVersion;
  const kept = Object.entries(registrant.fields).filter(([name]) => isSameNotice || !consents.includes(name));
  return { ...fields, ...Object.fromEntries(kept), [mark]: 'yes' };
}

/** The fields without what was carried over; what was typed of this very device stays. */
export function withoutRegistrant(fields: Fields, empty: Fields): Fields {
  const own = Object.entries(fields).filter(([name]) => name !== mark && !carried.includes(name));
  return { ...empty, ...Object.fromEntries(own) };
}

/** Whether nothing of the registrant was typed yet. */
export const isRegistrantEmpty = (fields: Fields, empty: Fields) =>
  carried.every((name) => (fields[name] ?? '') === (empty[name] ?? ''));

// In the draft itself, so that it is still said after a reload.
const mark = 'carriedOver';
export const isCarriedOver = (fields: Fields) => fields[mark] === 'yes';

/** The country a browser's languages name, to begin with: "de-AT" → "AT". */
const countryOf = (browserLanguages: readonly string[]) =>
  browserLanguages.map((tag) => /-([A-Z]{2})$/.exec(tag)?.[1]).find((code) => code !== undefined) ?? '';
