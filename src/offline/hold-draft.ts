const { locks } = navigator as { locks?: LockManager }; // a page without a secure context has none

/** The drafts whose form this very tab has open. */
export const heldHere = new Set<string>();

export const draftLock = (submissionId: string) => `draft:${submissionId}`;

/** From now on this tab changes the draft, whoever did before; others read it. `lost`: another tab took it from us. */
export function holdDraft(submissionId: string, lost: () => void): () => void {
  let letGo!: () => void;
  let isHere = true;
  const left = new Promise<void>((resolve) => (letGo = resolve));
  heldHere.add(submissionId);
  locks
    ?.request(draftLock(submissionId), { steal: true }, () => left)
    .catch(() => {
      if (!isHere) return;
      heldHere.delete(submissionId);
      lost();
    });
  return () => {
    isHere = false;
    heldHere.delete(submissionId);
    letGo();
  };
}
