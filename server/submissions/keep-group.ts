import { sql, type Kysely } from 'kysely';
import type { KindOfSubmission } from '../../src/contract/submission.ts';
import type { Database } from '../database/connect.ts';
import type { SubmissionRow, Tables } from '../database/tables.ts';
import { blockReason } from './block-on-fail.ts';
import { changeCondition, conditionChange } from './condition-change.ts';
import { troubleOf } from '../database/database-trouble.ts';
import { recordEvents, type NewEvent } from '../history/event-store.ts';
import { changeStatus } from '../devices/change-status.ts';
import { readDoneChecks } from '../devices/device-store.ts';
import { writeDueColumns } from '../devices/due-columns.ts';
import { withCheck } from '../devices/done-checks.ts';
import { tellOfFailedCheck } from '../notifications/tell-of-failed-check.ts';
import { tellOfRegistration } from '../notifications/tell-of-registration.ts';
import { confirmRegistration } from './confirm-registration.ts';
import { markCorrected, provenCorrection } from './correction.ts';
import { readFacts, type KnownFacts } from './known-facts.ts';
import { outcomeOfKept, type NewSubmission, type Outcome } from './new-submission.ts';
import { submissionRow } from './submission-row.ts';
import { insertSubmission, readSubmissions, takeNumbers } from './submission-store.ts';

const mostTries = 6;

/**
 * Keeps a group of submissions in one transaction, each in a savepoint of its own: one that breaks the code is taken
 * back alone. Resolves after the commit. Tries again when the database let another instance win or a connection ended:
 * what was committed before its answer was lost is found by its id.
 */
export async function keepGroup(database: Database, group: NewSubmission[]): Promise<Outcome[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.db.transaction().execute((transaction) => keepAll(database, transaction, group));
    } catch (error) {
      const mayTryAgain = database.kind.isConflict(error) || troubleOf(error) === 'lost';
      if (!mayTryAgain || tries === mostTries) throw error;
    }
  }
}

/** The same inside a transaction of somebody else. */
export async function keepAll(
  { db, kind }: Database,
  transaction: Kysely<Tables>,
  group: NewSubmission[],
): Promise<Outcome[]> {
  const numbers = await numbersFor(kind.numbersFrom(db, transaction), group);
  const facts = await readFacts(transaction, kind, group);
  const outcomes = new Map<NewSubmission, Outcome>();
  // In the order of their ids, so that two instances with the same submissions wait for each other in the same order.
  for (const it of group.toSorted((a, b) => (a.submissionId < b.submissionId ? -1 : 1))) {
    await sql`savepoint submission`.execute(transaction);
    try {
      outcomes.set(it, await keepOne(transaction, it, { facts, number: numbers.get(it)! }));
      await sql`release savepoint submission`.execute(transaction);
    } catch (error) {
      if (troubleOf(error)) throw error; // of all of them, not of this one
      await sql`rollback to savepoint submission`.execute(transaction);
      outcomes.set(it, { kind: 'broken', error });
    }
  }
  return group.map((it) => outcomes.get(it)!);
}

type Place = { facts: KnownFacts; number: number };

async function keepOne(db: Kysely<Tables>, it: NewSubmission, { facts, number }: Place): Promise<Outcome> {
  const { row, blocks } = submissionRow(it, facts, number);
  if (!(await insertSubmission(db, row))) {
    const kept = await readSubmissions(db, [row.id]);
    return outcomeOfKept(kept.get(row.id)!, row.contentHash);
  }
  const old = provenCorrection(it, facts);
  const corrected = old && (await markCorrected(db, old, row.id));
  const done = corrected ? await withoutCorrected(db, facts.done, corrected) : facts.done;
  const change = conditionChange(row, facts.devices.get(row.id), done);
  const events = change ? [await changeCondition(db, { ...change, actor: actorOf(it) }, row.receivedAt)] : [];
  await recordEvents(db, [receivedEvent(row, actorOf(it)), ...events], it.receivedAt);
  const { submission } = it.item;
  const device = facts.devices.get(row.id);
  if (submission.kindOfSubmission === 'deviceRegistration') {
    await confirmRegistration(db, submission, it.receivedAt);
    await tellOfRegistration(db, row, it.receivedAt);
  } else if (device && blocks) {
    const reason = blockReason(submission.language, row.protocolNo);
    await changeStatus(db, { devices: [device], status: 'blocked', reason, actor: actorOf(it), now: it.receivedAt });
  }
  if (row.result === 'failed') await tellOfFailedCheck(db, row, { now: it.receivedAt });
  const doneNow = withThis(done, row);
  if (device && (corrected || row.counts === 1))
    await writeDueColumns(db, device, { schedules: facts.schedules, done: doneNow });
  // What the next of the group has to know. Last of all, because what failed before it is taken back.
  facts.done = doneNow;
  if (corrected) facts.corrected.set(corrected.id, corrected);
  if (change) change.device.condition = change.to;
  if (device && blocks) device.status = 'blocked';
  return { kind: 'kept', row, isNew: true };
}

/** What was done on a device when the old check of it counts no more. */
async function withoutCorrected(
  db: Kysely<Tables>,
  done: KnownFacts['done'],
  { deviceId }: SubmissionRow,
): Promise<KnownFacts['done']> {
  if (deviceId === null) return done;
  return [...done.filter((it) => it.deviceId !== deviceId), ...(await readDoneChecks(db, [deviceId]))];
}

function withThis(done: KnownFacts['done'], row: SubmissionRow): KnownFacts['done'] {
  if (row.deviceId === null || row.checkKind === null || row.counts === 0 || row.result === 'incomplete') return done;
  return withCheck(done, { deviceId: row.deviceId, kind: row.checkKind, at: row.effectiveAt });
}

const actorOf = ({ performer }: NewSubmission): NewEvent['actor'] =>
  performer ? { kind: 'user', id: performer.userId, name: performer.name } : { kind: 'public' };

const receivedEvent = (row: SubmissionRow, actor: NewEvent['actor']): NewEvent => ({
  customerId: row.customerId,
  actor,
  action: `${row.kindOfSubmission}.received`,
  entityType: row.kindOfSubmission,
  entityId: row.id,
});

/** One running number for each, taken at once. Those that are not used after all leave gaps. */
async function numbersFor(db: Kysely<Tables>, group: readonly NewSubmission[]): Promise<Map<NewSubmission, number>> {
  const numbers = new Map<NewSubmission, number>();
  for (const kind of ['functionCheck', 'deviceRegistration'] satisfies KindOfSubmission[]) {
    const ofKind = group.filter(({ item }) => item.submission.kindOfSubmission === kind);
    const first = ofKind.length === 0 ? 0 : await takeNumbers(db, kind, ofKind.length);
    ofKind.forEach((it, at) => numbers.set(it, first + at));
  }
  return numbers;
}
