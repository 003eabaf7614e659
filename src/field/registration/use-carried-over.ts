import { useEffect } from 'react';
import type { DeviceRegistrationDraft } from '../../contract/draft.ts';
import type { DraftKeeper } from '../../offline/draft-keeper.ts';
import { emptyFields, isRegistrantEmpty, withoutRegistrant, withRegistrant } from './carried-over.ts';
import type { RegistrationPageProps } from './registration-page.tsx';

type Carrying = RegistrationPageProps & { keeper: DraftKeeper<DeviceRegistrationDraft> };

/** Begins a new registration with the registrant of the one before; answers how to start empty instead. */
export function useCarriedOver({ keeper, draft, opening, language, privacyNoticeVersion }: Carrying) {
  const isNew = draft === null;
  const storage = opening?.kind === 'open' ? opening.storage : null;

  useEffect(() => {
    if (!storage || !isNew) return;
    void fillIn().catch(reportError);
    async function fillIn() {
      const registrant = await (await storage!.remembered()).registrant.read();
      const empty = emptyFields(language, navigator.languages);
      if (!registrant || !isRegistrantEmpty(keeper.read().draft.fields, empty)) return;
      // Nobody typed it: a form that is only looked at leaves no draft behind.
      keeper.revise((it) => ({ ...it, fields: withRegistrant(it.fields, registrant, privacyNoticeVersion) }));
    }
  }, [storage, isNew, keeper, language, privacyNoticeVersion]);

  return function startEmpty() {
    void storage?.remembered().then(({ registrant }) => registrant.forget());
    const empty = emptyFields(language, navigator.languages);
    keeper.revise((it) => ({ ...it, fields: withoutRegistrant(it.fields, empty) }));
  };
}
