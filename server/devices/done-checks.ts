import type { DoneChecks } from './device-store.ts';

/** What was done on a device after one more check, as if it had been read again. */
export function withCheck(
  done: readonly DoneChecks[],
  check: Omit<DoneChecks, 'doneAt'> & { at: string },
): DoneChecks[] {
  const { deviceId, kind, at } = check;
  const isSame = (it: DoneChecks) => it.deviceId === deviceId && it.kind === kind;
  const doneAt = [...(done.find(isSame)?.doneAt ?? []), at].toSorted();
  return [...done.filter((it) => !isSame(it)), { deviceId, kind, doneAt }];
}

/** Whether nothing was done later than at an instant. */
export const isLatest = (done: readonly Pick<DoneChecks, 'doneAt'>[], at: string): boolean =>
  done.every(({ doneAt }) => doneAt.at(-1)! <= at);
