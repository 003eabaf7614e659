import type { Kysely } from 'kysely';
import type { Checklist } from '../../src/contract/checklist.ts';
import type { ManualDevice } from '../../src/contract/submission.ts';
import { readUdiMark } from '../../src/domain/udi-mark.ts';
import { readChecklistVersion, readCurrentVersions } from '../checklists/checklist-store.ts';
import type { Database } from '../database/connect.ts';
import type { SubmissionRow, Tables } from '../database/tables.ts';
import {
  readDeviceByName,
  readDevicesByRef,
  readDoneChecks,
  readLabels,
  readSchedules,
  type DoneChecks,
  type KnownDevice,
  type KnownLabel,
  type KnownSchedule,
} from '../devices/device-store.ts';
import type { NewSubmission } from './new-submission.ts';
import { readSubmissions } from './submission-store.ts';

/** What the rules have to know about a group of submissions, read at once instead of one by one. */
export type KnownFacts = {
  /** By the id of the submission. */
  devices: Map<string, KnownDevice>;
  labels: KnownLabel[];
  schedules: KnownSchedule[];
  done: DoneChecks[];
  checklists: Map<string, Checklist>;
  currentVersions: Map<string, number>;
  /** Of the submissions that are corrected, those that are kept here, or about to be. */
  keptIds: Set<string>;
  /** What may be corrected, by its id: what has been kept. */
  corrected: Map<string, SubmissionRow>;
};

export const checklistKey = (it: { checklistId: string; checklistVersion: number }) =>
  `${it.checklistId} ${it.checklistVersion}`;

/** Reads them, and holds the devices as they are until the transaction ends, in one order for all instances. */
export async function readFacts(
  db: Kysely<Tables>,
  kind: Database['kind'],
  group: readonly NewSubmission[],
): Promise<KnownFacts> {
  const found = await readDevices(db, group);
  const ids = [...new Set([...found.values()].map(({ id }) => id))];
  if (ids.length > 0)
    await kind.lockDevices(db.selectFrom('device').where('id', 'in', ids).orderBy('id').select('id')).execute();
  // Read again under the lock: what another instance changed meanwhile counts.
  const devices = new Map(
    (
      await readDevicesByRef(
        db,
        [...found.values()].map(({ deviceRef }) => deviceRef),
      )
    ).map((it) => [it.id, it]),
  );
  const checks = group.flatMap(({ item: { submission } }) =>
    submission.kindOfSubmission === 'functionCheck' ? [submission] : [],
  );
  const corrected = await readSubmissions(
    db,
    group.flatMap(({ item }) => item.submission.correctsSubmissionId ?? []),
  );
  return {
    devices: new Map([...found].map(([submissionId, { id }]) => [submissionId, devices.get(id)!])),
    labels: await readLabels(db, ids),
    schedules: await readSchedules(db, [...new Set([...devices.values()].map(({ modelId }) => modelId))]),
    done: await readDoneChecks(db, ids),
    checklists: await readChecklists(db, checks),
    currentVersions: await readCurrentVersions(db, [...new Set(checks.map(({ checklistId }) => checklistId))]),
    // In the group itself the correction may stand before what it corrects.
    keptIds: new Set([...corrected.keys(), ...group.map(({ submissionId }) => submissionId)]),
    corrected,
  };
}

/** The device of each submission that names one we know. */
async function readDevices(db: Kysely<Tables>, group: readonly NewSubmission[]): Promise<Map<string, KnownDevice>> {
  const refs = group.flatMap(({ item }) => item.submission.deviceRef ?? []);
  const byRef = new Map((await readDevicesByRef(db, [...new Set(refs)])).map((device) => [device.deviceRef, device]));
  const found = new Map<string, KnownDevice>();
  for (const { submissionId, item, receivedAt } of group) {
    const named = namedByHand(item.submission, receivedAt);
    const device = named ? await readDeviceByName(db, named) : byRef.get(item.submission.deviceRef ?? '');
    if (device) found.set(submissionId, device);
  }
  return found;
}

/** What was typed, or what a UDI mark says when it says it in one way only. */
function namedByHand(submission: NewSubmission['item']['submission'], receivedAt: number): ManualDevice | undefined {
  if (submission.manualDevice || submission.kindOfSubmission !== 'deviceRegistration') return submission.manualDevice;
  const read = readUdiMark(submission.udiRaw ?? '', new Date(receivedAt).getUTCFullYear());
  if (read?.kind !== 'udi' || read.readings.length > 1) return undefined;
  const [{ udiDi, serialNumber }] = read.readings;
  return serialNumber === undefined ? undefined : { udiDi, serialNumber };
}

async function readChecklists(db: Kysely<Tables>, checks: { checklistId: string; checklistVersion: number }[]) {
  const checklists = new Map<string, Checklist>();
  for (const [key, { checklistId, checklistVersion }] of new Map(checks.map((check) => [checklistKey(check), check]))) {
    const checklist = await readChecklistVersion(db, checklistId, checklistVersion);
    if (checklist) checklists.set(key, checklist);
  }
  return checklists;
}
