import type { IdentifiedDevice } from '../../contract/draft.ts';
import type { CheckResult } from '../../contract/function-check.ts';
import { isOfOthers } from '../../domain/is-of-others.ts';
import { performedAtOf, performerIdOf } from '../../offline/outbox/outbox-row.ts';
import type { FieldWork } from '../../offline/field-storage.ts';

/** One line of the list: what was made, when, and how far it is. */
export type DoneToday = {
  id: string;
  device: IdentifiedDevice;
  kind: 'functionCheck' | 'deviceRegistration';
  at: number;
  /** When it was done by the clock there, with its offset; null where only the time of its delivery is known. */
  performedAt: string | null;
  /** When the server's receipt came; null while it is on this phone. */
  receivedAt: number | null;
  result: CheckResult | null;
  /** Null: still on this phone. */
  protocolNo: string | null;
  /** Takes the place of another, or another takes its place; both were made, and both stay on record. */
  correction: 'corrects' | 'isCorrected' | null;
};

type Day = {
  work: Pick<FieldWork, 'outbox' | 'received'>;
  /** When the day began where the phone is. */
  since: number;
  /** Who is signed in here: what others made signed in is theirs to hand over. */
  here: { userId: string } | null;
  /** What unsent checks came to, by their id. */
  results: ReadonlyMap<string, CheckResult>;
};

/** What was made or received on this phone since the day began, in the order of the day. */
export function todaysWork({ work, since, here, results }: Day): DoneToday[] {
  const unsent = work.outbox
    .filter(({ queuedAt, status }) => queuedAt >= since && status !== 'closed')
    .filter((item) => !isOfOthers(performerIdOf(item), here))
    .map((item): Done => {
      const { id, device, queuedAt, submission } = item;
      const kind = submission.kindOfSubmission === 'deviceRegistration' ? 'deviceRegistration' : 'functionCheck';
      const corrects = submission.correctsSubmissionId;
      const performedAt = performedAtOf(item);
      const result = results.get(id) ?? null;
      return { id, device, kind, at: queuedAt, performedAt, receivedAt: null, result, protocolNo: null, corrects };
    });
  const received = work.received
    .filter(({ receivedAt, performerUserId }) => receivedAt >= since && !isOfOthers(performerUserId, here))
    .map(({ id, device, receivedAt, performedAt = null, receipt, corrects }): Done => {
      const { kindOfSubmission: kind, protocolNo, result = null } = receipt;
      const at = performedAt === null ? receivedAt : Date.parse(performedAt);
      return { id, device, kind, at, performedAt, receivedAt, result, protocolNo, corrects };
    });
  const done = [...unsent, ...received].toSorted((a, b) => a.at - b.at);
  const corrected = new Set(done.map(({ corrects }) => corrects));
  return done.map(({ corrects, ...line }) => ({
    ...line,
    correction: corrected.has(line.id) ? 'isCorrected' : typeof corrects === 'string' ? 'corrects' : null,
  }));
}

type Done = Omit<DoneToday, 'correction'> & { corrects: unknown };

/** The first moment of the day by the clock on the wall where the phone is. */
export const startOfDay = (now: number) => new Date(now).setHours(0, 0, 0, 0);
