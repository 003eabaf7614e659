import { hash } from 'node:crypto';
import type { Checklist, CheckKind } from '../../src/contract/checklist.ts';
import type { FunctionCheck } from '../../src/contract/function-check.ts';
import { canonicalJson } from '../../src/domain/canonical-json.ts';
import type { Schedule } from '../../src/domain/due-date.ts';
import type { Interval } from '../../src/domain/plain-date.ts';
import { zonedTime } from '../../src/domain/zoned-time.ts';
import { privacyNoticeVersion } from '../packs/pack-store.ts';
import { demoId } from './demo-id.ts';
import type { DemoSubmission } from './keep-demo-submissions.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';
import { correctionOf, type WorldCheck } from './world-correction.ts';
import { worldAnswers, type Wear } from './world-answers.ts';
import type { WorldDevice } from './world-devices.ts';
import { worldSeries, type Planned } from './world-series.ts';
import { worldWords } from './world-words.ts';
import { zoneOffset } from './zone-offset.ts';

const day = 86_400_000; // milliseconds
const minute = 60_000; // milliseconds

/** What is checked on a model, with the versions of its checklist, the earliest first. */
export type WorldPlan = {
  kind: CheckKind;
  interval: Interval;
  anchor: Schedule['anchor'];
  leadDays: number;
  isByAnyone: boolean;
  versions: readonly { checklist: Checklist; publishedAt: number }[];
};

type Place = { device: WorldDevice; modelNo: number; timeZone: string; now: number };

/** Two years of checks of one device, as phones would have delivered them then. */
export function worldChecks(plans: readonly WorldPlan[], place: Place): DemoSubmission[] {
  const { device, now } = place;
  if (device.row.commissionedOn === null) return [];
  const inUseForDays = Math.floor((now - Date.parse(device.row.commissionedOn)) / day);
  const random = seededRandom(`checks of ${device.row.id}`);
  const wear = { bias: random.bell(), age: 0 };
  if (inUseForDays < 1) return [];
  return plans.flatMap((plan) =>
    worldSeries({ ...plan, inUseForDays, random }).flatMap((planned) => {
      const making = { ...place, random, wear: { ...wear, age: Math.max(0, 1 - planned.daysAgo / inUseForDays) } };
      const check = checkOf(plan, planned, making);
      return check.becomes === 'corrected' ? [check, correctionOf(check)] : [check];
    }),
  );
}

type Making = Place & { random: SeededRandom; wear: Wear };

function checkOf(plan: WorldPlan, planned: Planned, making: Making): WorldCheck {
  const { device, random, timeZone, now, modelNo } = making;
  const performedAt = Math.min(
    now - day / 24,
    startOfDay(now) - planned.daysAgo * day + random.whole(6 * 60, 16 * 60) * minute,
  );
  const arrival = random.weighted<'soon' | 'late' | 'wrongClock'>([
    ['soon', 97],
    ['late', 2],
    ['wrongClock', 1],
  ]);
  const receivedAt = Math.min(now, performedAt + (arrival === 'late' ? 5 * day : random.whole(1, 90) * minute));
  // A few phones did not have the new version of a checklist yet.
  const known = plan.versions.filter(
    ({ publishedAt }) => publishedAt <= performedAt - (random.chance(0.05) ? 60 * day : 0),
  );
  const { checklist } = known.at(-1) ?? plan.versions[0]!;
  const labels = device.labels;
  const isScanned = random.chance(0.98);
  const label = random.chance(0.97) ? labels.at(-1)! : labels[0]!;
  const zoned = (instant: number) => zonedTime(instant, zoneOffset(instant, timeZone));
  const submission = {
    ...contentOf(checklist, planned, making),
    submissionId: demoId(`check ${device.row.id} ${plan.kind} ${planned.daysAgo} ${planned.goal}`),
    labelVerification: isScanned ? 'verified' : 'manual',
    startedAt: zoned(performedAt - random.whole(3, 25) * minute),
    performedAt: zoned(performedAt),
    timeZone,
  } satisfies FunctionCheck;
  const contentJson = canonicalJson(submission);
  const clockSkewMs = arrival === 'wrongClock' ? random.whole(-90, 90) * 10 * minute : random.whole(-4000, 4000);
  return {
    submissionId: submission.submissionId,
    contentJson,
    contentHash: hash('sha256', contentJson),
    item: {
      submission,
      delivery: {
        queuedAt: zoned(performedAt),
        sentAt: zoned(receivedAt),
        attempts: arrival === 'late' ? random.whole(2, 9) : 1,
        clockSkewMs,
        offline: arrival === 'late' || random.chance(0.2),
      },
    },
    label: isScanned
      ? {
          kind: 'verified',
          label: {
            keyId: label.keyId,
            deviceRef: device.row.deviceRef,
            modelNo,
            serialNumber: device.row.serialNumber,
            labelDay: label.labelDay,
            labelNo: label.labelNo,
          },
        }
      : { kind: 'none' },
    receivedAt,
    becomes: becomes(plan, planned, { isScanned, random }),
    voidedBecause: worldWords[submission.language].voided,
  };
}

/** Checks that do not count by themselves wait for somebody who accepts them; a few of all are taken back later. */
function becomes(
  { isByAnyone, interval }: WorldPlan,
  { daysAgo, goal }: Planned,
  { isScanned, random }: { isScanned: boolean; random: SeededRandom },
): DemoSubmission['becomes'] {
  const isRare = interval.unit === 'year' || interval.value >= 12;
  if (daysAgo > 20 && goal === 'passed' && !isRare && random.chance(0.005)) return 'voided';
  if (daysAgo > 20 && goal === 'remarks' && !isRare && random.chance(0.15)) return 'corrected';
  return !(isByAnyone && isScanned) && (daysAgo > 25 || isRare || random.chance(0.7)) ? 'accepted' : 'kept';
}

function contentOf(checklist: Checklist, { goal }: Planned, { device, wear, random }: Making) {
  const language = device.owner.defaultLanguage;
  const words = worldWords[language];
  const name = random.pick(words.performers);
  const isInspected = checklist.instruments === 'required';
  const comment = goal === 'failed' ? random.pick(words.failed) : random.pick(words.remarked);
  return {
    kindOfSubmission: 'functionCheck' as const,
    deviceRef: device.row.deviceRef,
    labelText: null,
    privacyNoticeVersion,
    appVersion: 'demo',
    language,
    correctsSubmissionId: null,
    correctionReason: null,
    checklistId: checklist.checklistId,
    checklistVersion: checklist.version,
    checklistHash: checklist.contentHash,
    kind: checklist.kind,
    performer: isInspected ? { name, role: words.inspector } : { name },
    answers: worldAnswers(checklist, { goal, wear, comment, mark: language === 'en' ? '.' : ',', random }),
    instruments: isInspected
      ? [{ name: words.model, serialNumber: `ST90-${random.whole(1100, 1180)}`, calibratedUntil: '2027-06-30' }]
      : [],
    overallComment: '',
    signature: checklist.signature === 'none' ? null : { kind: 'typed' as const, name },
  };
}

const startOfDay = (instant: number) => instant - (instant % day);
