import { useEffect, useState } from 'react';
import { uuidV7 } from '../../domain/uuid-v7.ts';
import { createDraftKeeper } from '../../offline/draft-keeper.ts';
import type { StorageOpening } from '../../offline/field-storage.ts';
import { useWatched } from '../../ui/use-watched.ts';
import { newCheckDraft } from './draft-answers.ts';
import type { OpenedCheck } from './opened-check.ts';

type CheckDraft = { opened: OpenedCheck; opening: StorageOpening | null; now: () => number };

/** The draft of the check on screen: kept on disk as soon as the store is open, named by the address once it is there. */
export function useCheckDraft({ opened, opening, now }: CheckDraft) {
  const { checklist } = opened;
  const [keeper] = useState(() => {
    const startedAt = new Date(now()).toISOString();
    const draft =
      opened.draft ?? newCheckDraft({ submissionId: uuidV7(now()), device: opened.device, checklist, startedAt });
    return createDraftKeeper({ draft, isRestored: opened.draft !== null, now });
  });

  useEffect(() => {
    if (opening?.kind !== 'open') return;
    const { drafts, pack } = opening.storage;
    let isFirst = true;
    keeper.storeIn(async (draft) => {
      await drafts.save(draft);
      if (!isFirst) return;
      isFirst = false;
      performance.mark('answer-saved');
      nameDraftInAddress(draft.submissionId);
      // A newer version may be published before this check is finished: it stays on the one it was begun with.
      await pack.keepChecklist(checklist).catch(() => undefined);
    });
  }, [keeper, opening, checklist]);

  return { keeper, kept: useWatched(keeper)! };
}

/** From here on a reload, or a killed tab that comes back, opens this very draft. */
function nameDraftInAddress(submissionId: string) {
  const address = new URL(location.href);
  if (address.searchParams.get('draft') === submissionId) return;
  address.searchParams.set('draft', submissionId);
  history.replaceState(history.state, '', address);
}
