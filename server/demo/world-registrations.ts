import { hash } from 'node:crypto';
import type { DeviceRegistration } from '../../src/contract/device-registration.ts';
import { canonicalJson } from '../../src/domain/canonical-json.ts';
import { privacyNoticeVersion } from '../packs/pack-store.ts';
import { demoId } from './demo-id.ts';
import type { DemoSubmission } from './keep-demo-submissions.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Owner, WorldDevice } from './world-devices.ts';
import { worldWords } from './world-words.ts';

const day = 86_400_000; // milliseconds
const states = [undefined, 'inReview', 'approved', 'rejected', 'needsInfo', 'duplicate'] as const;

type World = { owners: readonly Owner[]; now: number; random: SeededRandom };

/** Registrations of devices the maker has printed labels for: four in each state a registration can have. */
export function worldRegistrations(devices: readonly WorldDevice[], { owners, now, random }: World): DemoSubmission[] {
  const customers = owners.filter(({ type }) => type !== 'maker');
  return devices.slice(0, states.length * 4).map(({ row }, at) => {
    const receivedAt = now - random.whole(1, 40) * day + random.whole(0, 9) * 60_000;
    const submission = registrationOf(row.deviceRef, random.pick(customers), { at, submittedAt: receivedAt, random });
    const contentJson = canonicalJson(submission);
    const sentAt = new Date(receivedAt).toISOString();
    return {
      submissionId: submission.submissionId,
      contentJson,
      contentHash: hash('sha256', contentJson),
      item: { submission, delivery: { queuedAt: sentAt, sentAt, attempts: 1, clockSkewMs: 0, offline: false } },
      label: { kind: 'none' },
      receivedAt,
      becomes: states[at % states.length],
    };
  });
}

type Making = { at: number; submittedAt: number; random: SeededRandom };

function registrationOf(deviceRef: string, owner: Owner, { at, submittedAt, random }: Making): DeviceRegistration {
  const language = owner.defaultLanguage;
  const words = worldWords[language];
  const [firstName = '', ...rest] = random.pick(words.performers).split(' ');
  return {
    submissionId: demoId(`registration ${deviceRef}`),
    kindOfSubmission: 'deviceRegistration',
    deviceRef,
    labelText: null,
    labelVerification: 'manual',
    privacyNoticeVersion,
    appVersion: 'demo',
    language,
    correctsSubmissionId: null,
    correctionReason: null,
    submittedAt: new Date(submittedAt).toISOString(),
    organisation: {
      name: owner.name,
      ...(at % 3 === 0 ? { customerNr: owner.customerNr } : {}),
      address: owner.address,
    },
    contact: { firstName, lastName: rest.join(' '), email: `technik.${at + 1}@${hostOf(owner)}`, language },
    placement: { siteName: random.pick(owner.sites).name, department: random.pick(words.departments) },
    photos: [],
    consents: { privacyNoticeVersion, marketing: false },
  };
}

const hostOf = ({ customerNr }: Owner) => `${customerNr.toLowerCase()}.example`;
