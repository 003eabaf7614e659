import { draftLock, isHeldHere } from './hold-draft.ts';

/** Whether another tab of this browser has the form of a draft open. */
export async function isHeldElsewhere(submissionId: string, locks: LockManager | undefined): Promise<boolean> {
  if (!locks || isHeldHere(submissionId)) return false;
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === draftLock(submissionId));
}

/** Resolves once no tab has the draft open any more: it was left, saved, or its tab was closed. */
export async function whenLetGo(submissionId: string, signal: AbortSignal): Promise<void> {
  await navigator.locks.request(draftLock(submissionId), { signal }, () => undefined);
}

/**
 * Takes a draft from the tab that has it, also from one that is frozen. Awaited before the draft is read: what that tab
 * wrote until now is read, and from now on it writes nothing.
 */
export async function takeDraft(submissionId: string): Promise<void> {
  await navigator.locks.request(draftLock(submissionId), { steal: true }, () => undefined);
}
