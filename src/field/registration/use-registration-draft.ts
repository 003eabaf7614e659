import { useCallback, useEffect, useState } from 'react';
import type { DeviceRegistrationDraft } from '../../contract/draft.ts';
import { uuidV7 } from '../../domain/uuid-v7.ts';
import { createDraftKeeper } from '../../offline/draft-keeper.ts';
import { useWatched } from '../../ui/use-watched.ts';
import { emptyFields } from './carried-over.ts';
import type { RegistrationPageProps } from './registration-page.tsx';

/** The draft of the registration on screen: every letter is kept on disk as soon as the store is open. */
export function useRegistrationDraft({ draft, device, language, opening, now }: RegistrationPageProps) {
  const [keeper] = useState(() => {
    const startedAt = new Date(now()).toISOString();
    const fresh: DeviceRegistrationDraft = {
      kindOfSubmission: 'deviceRegistration',
      submissionId: uuidV7(now()),
      device,
      startedAt,
      savedAt: startedAt,
      correctsSubmissionId: null,
      fields: emptyFields(language, navigator.languages),
    };
    return createDraftKeeper({ draft: draft ?? fresh, isRestored: draft !== null, now });
  });

  useEffect(() => {
    if (opening?.kind !== 'open') return;
    const { drafts } = opening.storage;
    keeper.storeIn(async (it) => {
      await drafts.save(it);
      const address = new URL(location.href);
      if (address.searchParams.get('draft') === it.submissionId) return;
      address.searchParams.set('draft', it.submissionId);
      history.replaceState(history.state, '', address);
    });
  }, [keeper, opening]);

  const change = useCallback(
    (name: string, value: string) => keeper.change((it) => ({ ...it, fields: { ...it.fields, [name]: value } })),
    [keeper],
  );
  return { keeper, kept: useWatched(keeper)!, change };
}
