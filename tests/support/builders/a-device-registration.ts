import type { DeviceRegistration } from '../../../src/contract/device-registration.ts';
import { uuidV7 } from '../../../src/domain/uuid-v7.ts';
import { checkTime } from './a-function-check.ts';

/** A complete device registration. Say only what matters to the test. */
export function aDeviceRegistration(wishes: Partial<DeviceRegistration> = {}): DeviceRegistration {
  const isNamed = wishes.deviceRef !== undefined || wishes.udiRaw !== undefined || 'manualDevice' in wishes;
  return {
    submissionId: uuidV7(checkTime),
    kindOfSubmission: 'deviceRegistration',
    ...(isNamed ? {} : { manualDevice: { modelNo: 210, serialNumber: 'VN24A003117' } }),
    labelText: null,
    labelVerification: 'manual',
    privacyNoticeVersion: '2026-11',
    appVersion: '0.1.0',
    language: 'fr',
    correctsSubmissionId: null,
    correctionReason: null,
    submittedAt: '2026-11-27T10:30:00+01:00',
    organisation: {
      name: 'Clinique des Tilleuls',
      address: { postalCode: '49610', city: 'Sérignac-sur-Louet', countryCode: 'FR' },
    },
    contact: { firstName: 'Claire', lastName: 'Besson', email: 'claire.besson@tilleuls.example', language: 'fr' },
    placement: { siteName: 'Bloc opératoire' },
    photos: [],
    consents: { privacyNoticeVersion: '2026-11', marketing: false },
    ...wishes,
  };
}
