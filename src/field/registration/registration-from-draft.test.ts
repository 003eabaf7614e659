import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeviceRegistrationDraft } from '../../contract/draft.ts';
import { deviceRegistrationSchema } from '../../contract/device-registration.ts';
import { registrationErrors } from './registration-errors.ts';
import { registrationGroups } from './registration-fields.ts';
import { registrationFromDraft } from './registration-from-draft.ts';

const filled = {
  organisationName: 'Brellin Care Home',
  postalCode: '04177',
  city: 'Brellin',
  countryCode: 'DE',
  firstName: 'Jana',
  lastName: 'Muster',
  email: 'office@brellin.example',
  contactLanguage: 'de',
  siteName: 'Main building',
  privacy: 'yes',
};
const byReference: DeviceRegistrationDraft['device'] = {
  labelText: null,
  labelVerification: 'manual',
  deviceRef: '0123456789ABCDEF',
};
const registrationOf = (fields: Record<string, string>, device = byReference) => {
  const draft: DeviceRegistrationDraft = {
    kindOfSubmission: 'deviceRegistration',
    submissionId: '0192f5c0-7c00-7000-8000-000000000001',
    device,
    startedAt: '2026-11-27T13:00:00Z',
    savedAt: '2026-11-27T13:00:00Z',
    correctsSubmissionId: null,
    fields,
  };
  const madeWith = { appVersion: 'a1b2c3', language: 'en', offset: 60, privacyNoticeVersion: '2026-11' } as const;
  return registrationFromDraft({ draft, submittedAt: Date.UTC(2026, 10, 27, 13), madeWith });
};
const errorsOf = (changes: Record<string, string>) =>
  registrationErrors(registrationOf({ ...filled, ...changes }), changes.privacy !== '');

test('[QR-4] a device named by its UDI mark is registered by all the mark says', () => {
  const manualDevice = { udiDi: '04099213002105', serialNumber: 'A1' };
  const device = { labelText: null, labelVerification: 'manual', manualDevice, serialNumber: 'A1' } as const;
  const whole = registrationOf(filled, { ...device, udiRaw: ']d2010409921300210521A1' });
  expect(deviceRegistrationSchema.parse(whole)).toMatchObject({ udiRaw: ']d2010409921300210521A1' });
  expect(registrationOf(filled, device)).toMatchObject({ manualDevice });
});

test('[QR-4] a filled form becomes a registration the server takes, without what was left empty', () => {
  const registration = registrationOf(filled);
  expect(deviceRegistrationSchema.parse(registration)).toEqual(registration);
  expect(registration.organisation).toEqual({
    name: 'Brellin Care Home',
    address: { postalCode: '04177', city: 'Brellin', countryCode: 'DE' },
  });
  expect(registration.contact.language).toBe('de');
});

test.each([
  ['+49 (341) 123-456', '+49341123456'],
  ['0049 341 123456', '+49341123456'],
  ['+49 (0)341 123456', '+49341123456'],
])('[QR-4] the telephone number %s is understood', (typed, phone) => {
  expect(registrationOf({ ...filled, phone: typed }).contact.phone).toBe(phone);
});

test.each([
  [{ organisationName: '' }, 'organisationName', 'required'],
  [{ email: '' }, 'email', 'required'],
  [{ email: 'office@brellin' }, 'email', 'notAnEmail'],
  [{ phone: '0341 123456' }, 'phone', 'notAPhoneNumber'],
  [{ countryCode: '' }, 'countryCode', 'required'],
  [{ acquisitionYear: 'last year' }, 'acquisitionYear', 'notAYear'],
  [{ acquisitionYear: '1200' }, 'acquisitionYear', 'notAYear'],
  [{ privacy: '' }, 'privacy', 'notAgreed'],
])('[QR-4] %j is told at its field', (changes, name, code) => {
  expect(errorsOf(changes)).toMatchObject({ [name]: { code } });
});

test('[QR-4] every field of the form has its place in the submission', () => {
  const all = registrationGroups.flatMap(({ fields }) => fields);
  const everything = Object.fromEntries(all.map(({ name }) => [name, 'x'.repeat(3000)]));
  const wrong = registrationErrors(registrationOf(everything), true);
  expect(Object.keys(wrong).toSorted()).toEqual(all.map(({ name }) => name).toSorted());
});

test('[QR-4] whatever signs are typed, what is sent is text the server keeps', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.string({ unit: 'binary', maxLength: 60 }),
      (room, remarks) => {
        expect(errorsOf({ room, remarks })).toEqual({});
      },
    ),
  );
});
