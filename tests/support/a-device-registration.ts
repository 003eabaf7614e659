import type { DeviceRegistration } from '../../src/contract/device-registration.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';

/** A device registration that passes its contract; a test names only what matters to it. */
export function aDeviceRegistration(changes: Partial<DeviceRegistration> = {}): DeviceRegistration {
  return {
    submissionId: uuidV7(Date.UTC(2026, 10, 27, 13, 9)),
    kindOfSubmission: 'deviceRegistration',
    deviceRef: '7K3M9QWX2B4C5D6E',
    labelText: null,
    labelVerification: 'manual',
    submittedAt: '2026-11-27T14:09:00+01:00',
    organisation: {
      name: 'Pflegehaus Am Lindenhain',
      address: { postalCode: '97070', city: 'Würzburg', countryCode: 'DE' },
    },
    contact: { firstName: 'Mira', lastName: 'Oster', email: 'mira.oster@lindenhain.example', language: 'de' },
    placement: { siteName: 'Haus 2' },
    photos: [],
    consents: { privacyNoticeVersion: '2026-11', marketing: false },
    privacyNoticeVersion: '2026-11',
    appVersion: '0.1.0',
    language: 'de',
    correctsSubmissionId: null,
    correctionReason: null,
    ...changes,
  };
}
