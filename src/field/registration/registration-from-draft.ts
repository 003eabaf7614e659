import type { DeviceRegistration } from '../../contract/device-registration.ts';
import type { DeviceRegistrationDraft } from '../../contract/draft.ts';
import type { Language } from '../../contract/language.ts';
import { normalLine, normalLines } from '../../domain/normal-text.ts';
import { zonedTime } from '../../domain/zoned-time.ts';

/** What a registration says of the phone and the app it was made with. */
export type MadeWith = { appVersion: string; language: Language; offset: number; privacyNoticeVersion: string };

type Finished = { draft: DeviceRegistrationDraft; submittedAt: number; madeWith: MadeWith };

/** The registration as it will be sent: texts normalised, empty fields left out. */
export function registrationFromDraft({ draft, submittedAt, madeWith }: Finished): DeviceRegistration {
  const { device, fields } = draft;
  const { appVersion, language, offset, privacyNoticeVersion } = madeWith;
  const text = (name: string) => normalLine(fields[name] ?? '');
  const given = <K extends string>(key: K, value: string) =>
    value === '' ? {} : ({ [key]: value } as Record<K, string>);
  const year = text('acquisitionYear');
  return {
    kindOfSubmission: 'deviceRegistration',
    submissionId: draft.submissionId,
    ...identityOf(device),
    labelText: device.labelText,
    labelVerification: device.labelVerification,
    submittedAt: zonedTime(submittedAt, offset),
    organisation: {
      name: text('organisationName'),
      ...given('customerNr', text('customerNr')),
      address: {
        ...given('street', text('street')),
        postalCode: text('postalCode'),
        city: text('city'),
        countryCode: text('countryCode'),
      },
    },
    contact: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      ...given('phone', internationalPhone(text('phone'))),
      language: (text('contactLanguage') || language) as Language,
    },
    placement: {
      siteName: text('siteName'),
      ...given('department', text('department')),
      ...given('room', text('room')),
    },
    ...given('inventoryNumber', text('inventoryNumber')),
    ...(year !== '' && { acquisitionYear: Number(year) }),
    ...given('commissionedOn', text('commissionedOn')),
    ...given('remarks', normalLines(fields.remarks ?? '')),
    photos: draft.photos ?? [],
    consents: { privacyNoticeVersion, marketing: fields.marketing === 'yes' },
    privacyNoticeVersion,
    appVersion,
    language,
    correctsSubmissionId: draft.correctsSubmissionId,
    correctionReason: normalLines(fields.correctionReason ?? '') || null,
  };
}

/** One identity: our label's, else the whole UDI mark, which says more than the two numbers read from it. */
function identityOf({ deviceRef, udiRaw, manualDevice }: DeviceRegistrationDraft['device']) {
  if (deviceRef !== undefined) return { deviceRef };
  return udiRaw === undefined ? { manualDevice } : { udiRaw };
}

/** "+49 (341) 123-456" and "0049 341 123456" → "+49341123456"; what names no country stays as it is, to be told so. */
function internationalPhone(typed: string): string {
  const bare = typed.replace('(0)', '').replaceAll(/[\s()/.\-–]/g, '');
  return bare.replace(/^00/, '+');
}
