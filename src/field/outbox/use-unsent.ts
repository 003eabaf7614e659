import { useState } from 'react';
import type { Draft } from '../../contract/draft.ts';
import type { FieldStorage } from '../../offline/field-storage.ts';
import type { UnsentWork } from '../../offline/unsent-work.ts';
import type { PageShell } from '../../ui/page-shell.ts';

/** Does something with unsent work; what fails is said where it was asked for. */
export function useUnsent(storage: FieldStorage) {
  const [hasFailed, setFailed] = useState(false);
  return {
    hasFailed,
    run(action: (unsent: UnsentWork) => Promise<void>) {
      setFailed(false);
      storage
        .unsent()
        .then(action)
        .catch(() => setFailed(true));
    },
  };
}

/** Goes on with a draft; null is a submission that can no longer be opened as a form. */
export function openDraft(draft: Draft | null, { goTo }: PageShell): void {
  if (!draft) throw new Error('no form can be made of it');
  goTo(draftHref(draft));
}

export const draftHref = ({ kindOfSubmission, submissionId }: Draft) =>
  `/qr/${kindOfSubmission === 'functionCheck' ? 'function-check' : 'device-registration'}?draft=${submissionId}`;
