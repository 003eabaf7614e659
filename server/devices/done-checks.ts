import type { DoneChecks } from './device-store.ts';

/** What was done on a device after one more check, as if it had been read again. */
export function withCheck(
  done: readonly DoneChecks[],
  check: Omit<DoneChecks, 'firstAt' | 'lastAt'> & { at: string },
): DoneChecks[] {
  const { deviceId, kind, at } = check;
  const isSame = (it: DoneChecks) => it.deviceId === deviceId && it.kind === kind;
  const known = done.find(isSame) ?? { deviceId, kind, firstAt: at, lastAt: at };
  const firstAt = known.firstAt < at ? known.firstAt : at;
  const lastAt = known.lastAt > at ? known.lastAt : at;
  return [...done.filter((it) => !isSame(it)), { deviceId, kind, firstAt, lastAt }];
}
