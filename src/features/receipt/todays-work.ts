import type { IdentifiedDevice } from '../../contract/draft.ts';
import type { CheckResult } from '../../contract/function-check.ts';
import type { FieldWork } from '../../offline/field-storage.ts';

/** One line of the list: what was made, when, and how far it is. */
export type DoneToday = {
  id: string;
  device: IdentifiedDevice;
  kind: 'functionCheck' | 'deviceRegistration';
  at: number;
  result: CheckResult | null;
  /** Null: still on this phone. */
  protocolNo: string | null;
};

type Day = {
  work: Pick<FieldWork, 'outbox' | 'received'>;
  /** When the day began where the phone is. */
  since: number;
  /** What unsent checks came to, by their id. */
  results: ReadonlyMap<string, CheckResult>;
};

/** What was made or received on this phone since the day began, in the order of the day. */
export function todaysWork({ work, since, results }: Day): DoneToday[] {
  const unsent = work.outbox
    .filter(({ queuedAt, status }) => queuedAt >= since && status !== 'closed')
    .map(({ id, device, queuedAt, submission }): DoneToday => {
      const kind = submission.kindOfSubmission === 'deviceRegistration' ? 'deviceRegistration' : 'functionCheck';
      return { id, device, kind, at: queuedAt, result: results.get(id) ?? null, protocolNo: null };
    });
  const received = work.received
    .filter(({ receivedAt }) => receivedAt >= since)
    .map(({ id, device, receivedAt, receipt }): DoneToday => {
      const { kindOfSubmission: kind, protocolNo, result = null } = receipt;
      return { id, device, kind, at: receivedAt, result, protocolNo };
    });
  return [...unsent, ...received].toSorted((a, b) => a.at - b.at);
}

/** The first moment of the day by the clock on the wall where the phone is. */
export const startOfDay = (now: number) => new Date(now).setHours(0, 0, 0, 0);
