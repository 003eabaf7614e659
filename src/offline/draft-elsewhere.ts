import { draftLock, heldHere } from './hold-draft.ts';

/** Whether another tab of this browser has the form of a draft open. */
export async function isHeldElsewhere(submissionId: string, locks: LockManager | undefined): Promise<boolean> {
  if (!locks || heldHere.has(submissionId)) return false;
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === draftLock(submissionId));
}

/** Resolves once no tab has the draft open any more: it was left, saved, or its tab was closed. */
export async function whenLetGo(submissionId: string, signal: AbortSignal): Promise<void> {
  await navigator.locks.request(draftLock(submissionId), { signal }, () => undefined);
}

/**
 * Takes a draft from the tab that has it, also from one that is frozen, until this tab's form holds it. Awaited before
 * the draft is read: what the other tab wrote until now is in it, and from now on that tab writes nothing.
 */
export async function takeDraft(submissionId: string): Promise<void> {
  heldHere.add(submissionId);
  await new Promise<void>((taken) => {
    const hold = () => {
      taken();
      return new Promise<void>(() => {});
    };
    // Rejected in the end, when the form of this tab takes it over.
    navigator.locks.request(draftLock(submissionId), { steal: true }, hold).catch(() => taken());
  });
}
