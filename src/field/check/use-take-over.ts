import { useEffect, useRef } from 'react';
import type { Draft } from '../../contract/draft.ts';
import { takeDraft, whenLetGo } from '../../offline/draft-elsewhere.ts';
import type { StorageOpening } from '../../offline/field-storage.ts';
import type { PageShell } from '../../ui/page-shell.ts';
import { useWatched } from '../../ui/use-watched.ts';

/** The draft as the other tab keeps it, answer by answer. */
export function useDraftOnDisk<D extends Draft>(opened: D, opening: StorageOpening | null): D {
  const work = useWatched(opening && opening.kind !== 'broken' ? opening.storage.work : null);
  const latest = work?.drafts.find(({ submissionId }) => submissionId === opened.submissionId);
  return latest?.kindOfSubmission === opened.kindOfSubmission ? (latest as D) : opened;
}

/** Opens the same address again: once the other tab has let go of the draft, or when somebody takes it over here. */
export function useTakeOver(submissionId: string, { goTo }: PageShell) {
  const waiting = useRef(new AbortController());
  useEffect(() => {
    const own = new AbortController();
    waiting.current = own;
    void whenLetGo(submissionId, own.signal).then(
      () => !own.signal.aborted && openAgain(goTo),
      () => undefined, // no longer waited for
    );
    return () => own.abort();
  }, [submissionId, goTo]);

  return async () => {
    waiting.current.abort();
    await takeDraft(submissionId);
    openAgain(goTo);
  };
}

const openAgain = (goTo: PageShell['goTo']) => goTo(location.pathname + location.search, 'replace');
