import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Checklist } from '../../src/contract/checklist.ts';
import type { EventRow, SubmissionRow, Tables } from '../database/tables.ts';
import {
  readDevicesByRef,
  readLabels,
  readSchedules,
  type DoneChecks,
  type KnownDevice,
  type KnownLabel,
} from '../devices/device-store.ts';
import { withCheck } from '../devices/done-checks.ts';
import { conditionChange } from '../submissions/condition-change.ts';
import type { NewSubmission } from '../submissions/new-submission.ts';
import { checklistKey, type KnownFacts } from '../submissions/known-facts.ts';
import { submissionRow } from '../submissions/submission-row.ts';
import { encodeCrockford } from '../../src/domain/crockford.ts';
import { conditionEvent, submissionEvents, type Reviewer } from './demo-events.ts';
import { insertRows } from './insert-rows.ts';

/** A submission of earlier, and what became of it after it was kept. */
export type DemoSubmission = NewSubmission & {
  becomes?:
    | 'kept'
    | 'accepted'
    | 'voided'
    | 'corrected'
    | 'inReview'
    | 'approved'
    | 'rejected'
    | 'needsInfo'
    | 'duplicate';
  /** Why it was voided. */
  voidedBecause?: string;
  /** Of a correction, so that the earlier one is known to be its sender's. */
  isProven?: boolean;
};

export type PublishedVersion = { checklist: Checklist; publishedAt: number };
const day = 86_400_000; // milliseconds

type Known = { versions: readonly PublishedVersion[]; reviewer: Reviewer };

/**
 * Keeps submissions of many months at once, by the rules every submission is kept by, in the order they were received.
 * Nothing in it is left to chance or to the clock: the same submissions leave the same rows.
 */
export async function keepDemoSubmissions(db: Kysely<Tables>, submissions: readonly DemoSubmission[], known: Known) {
  const inOrder = submissions.toSorted(
    (a, b) => a.receivedAt - b.receivedAt || (a.submissionId < b.submissionId ? -1 : 1),
  );
  const refs = [...new Set(inOrder.flatMap(({ item }) => item.submission.deviceRef ?? []))];
  const devices = await readDevicesByRef(db, refs);
  const labels = Map.groupBy(
    await readLabels(
      db,
      devices.map(({ id }) => id),
    ),
    ({ deviceId }) => deviceId,
  );
  const facts = {
    devices: new Map(devices.map((device) => [device.deviceRef, device])),
    labels,
    schedules: await readSchedules(db, [...new Set(devices.map(({ modelId }) => modelId))]),
    done: new Map<string, DoneChecks[]>(),
    checklists: new Map(
      known.versions.map(({ checklist: it }) => [checklistKey({ ...it, checklistVersion: it.version }), it]),
    ),
  };
  const last = inOrder.at(-1)?.receivedAt ?? 0;
  const numbers = { functionCheck: 0, deviceRegistration: 0 };
  const rows: SubmissionRow[] = [];
  const events: EventRow[] = [];
  const changed = new Map<string, KnownDevice>();
  for (const it of inOrder) {
    const { submission } = it.item;
    const device = facts.devices.get(submission.deviceRef ?? '');
    numbers[submission.kindOfSubmission] += 1;
    const done = facts.done.get(device?.id ?? '') ?? [];
    const ofThis = factsFor(it, {
      ...facts,
      device: device && asThen(device, it, last),
      done,
      versions: known.versions,
    });
    const row = decided(it, submissionRow(it, ofThis, numbers[submission.kindOfSubmission]).row);
    rows.push(row);
    events.push(...submissionEvents(row, known.reviewer));
    const change = conditionChange(row, device, done);
    if (change) {
      events.push(conditionEvent(row, change));
      change.device.condition = change.to;
      changed.set(change.device.id, change.device);
    }
    if (device && row.counts === 1 && row.checkKind !== null && row.result !== 'incomplete')
      facts.done.set(device.id, withCheck(done, { deviceId: device.id, kind: row.checkKind, at: row.effectiveAt }));
  }
  await insertRows(db, 'submission', linkCorrections(rows));
  await insertRows(db, 'event', events);
  await writeConditions(db, [...changed.values()]);
  for (const kindOfSubmission of ['functionCheck', 'deviceRegistration'] as const)
    await db
      .updateTable('protocolNumber')
      .set({ last: numbers[kindOfSubmission] })
      .where('kindOfSubmission', '=', kindOfSubmission)
      .execute();
}

/** What is out of use today was in use when it was checked, unless that was lately. */
const asThen = (device: KnownDevice, { receivedAt }: DemoSubmission, last: number): KnownDevice =>
  device.status === 'decommissioned' && receivedAt < last - 20 * day ? { ...device, status: 'inOperation' } : device;

type ForThis = Pick<KnownFacts, 'schedules' | 'checklists' | 'done'> & {
  device: KnownDevice | undefined;
  labels: Map<string, KnownLabel[]>;
  versions: readonly PublishedVersion[];
};

/** What was known when it was received: of a checklist only what had been published by then. */
function factsFor(it: DemoSubmission, { device, labels, versions, ...facts }: ForThis): KnownFacts {
  const published = versions.filter(({ publishedAt }) => publishedAt <= it.receivedAt);
  const corrects = it.item.submission.correctsSubmissionId;
  return {
    ...facts,
    devices: new Map(device ? [[it.submissionId, device]] : []),
    labels: (device && labels.get(device.id)) ?? [],
    currentVersions: new Map(published.map(({ checklist }) => [checklist.checklistId, checklist.version])),
    keptIds: new Set(corrects !== null && !it.isProven ? [corrects] : []),
    // What is corrected gets its state by `becomes`.
    corrected: new Map(),
  };
}

function decided(it: DemoSubmission, row: SubmissionRow): SubmissionRow {
  const receiptCode = encodeCrockford(hash('sha256', `receipt of ${row.id}`, 'buffer').subarray(0, 8)).slice(0, 12);
  const kept = { ...row, receiptCode };
  switch (it.becomes) {
    case undefined:
    case 'kept':
      return kept;
    case 'accepted':
      return { ...kept, state: 'accepted', counts: row.deviceId === null ? 0 : 1 };
    case 'voided':
      return { ...kept, state: 'voided', counts: 0, closedAt: closedAt(it), closedReason: it.voidedBecause ?? null };
    case 'corrected':
      return { ...kept, state: 'corrected', counts: 0, closedAt: closedAt(it) };
    case 'inReview':
    case 'approved':
    case 'rejected':
    case 'needsInfo':
    case 'duplicate':
      return { ...kept, state: it.becomes };
  }
}

const closedAt = ({ receivedAt }: DemoSubmission) => new Date(receivedAt + day).toISOString();

/** A corrected check names the one that took its place. */
function linkCorrections(rows: readonly SubmissionRow[]): SubmissionRow[] {
  const corrections = new Map(rows.map(({ correctsSubmissionId, id }) => [correctsSubmissionId, id]));
  return rows.map((row) =>
    row.state === 'corrected' ? { ...row, correctedBySubmissionId: corrections.get(row.id) ?? null } : row,
  );
}

async function writeConditions(db: Kysely<Tables>, devices: readonly KnownDevice[]) {
  for (const [condition, changed] of Map.groupBy(devices, (device) => device.condition))
    await db
      .updateTable('device')
      .set({ condition })
      .where(
        'id',
        'in',
        changed.map(({ id }) => id),
      )
      .execute();
}
