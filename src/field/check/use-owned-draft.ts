import { useEffect } from 'react';
import type { Draft } from '../../contract/draft.ts';
import { holdDraft } from '../../offline/hold-draft.ts';
import type { PageShell } from '../../ui/page-shell.ts';

/** A draft keeper, whatever the form. */
export type OwnableDraft = { read(): { draft: Draft }; close(): Promise<void> };

type Owned = { users: number; lost: () => void; letGo: () => void };

const owned = new Map<string, Owned>();

/**
 * This tab owns the draft on screen until its pages are left. Taken over by another tab, it writes nothing more and
 * reads. It arrives after the form: a second tab cannot open the draft without code that arrives later still.
 */
export function useOwnedDraft(keeper: OwnableDraft, { goTo }: Pick<PageShell, 'goTo'>) {
  useEffect(() => {
    const { submissionId } = keeper.read().draft;
    const own = owned.get(submissionId) ?? begin(submissionId);
    own.users += 1;
    own.lost = () => {
      void keeper.close();
      goTo(location.pathname + location.search, 'replace');
    };
    return () => {
      own.users -= 1;
      // Not at once: from form to review one user follows the other, and a tab that waits must not come in between.
      queueMicrotask(() => own.users === 0 && own.letGo());
    };
  }, [keeper, goTo]);
}

function begin(submissionId: string): Owned {
  const forget = () => void (owned.get(submissionId) === own && owned.delete(submissionId));
  const letGo = holdDraft(submissionId, () => {
    forget();
    own.lost();
  });
  const own: Owned = {
    users: 0,
    lost: () => undefined,
    letGo() {
      forget();
      letGo();
    },
  };
  owned.set(submissionId, own);
  return own;
}
