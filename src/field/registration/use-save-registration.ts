import { useRef, useState } from 'react';
import type { DeviceRegistrationDraft } from '../../contract/draft.ts';
import type { DraftKeeper } from '../../offline/draft-keeper.ts';
import { isSilence } from '../../offline/is-silence.ts';
import type { FormPhotos } from '../../offline/photos/form-photos.ts';
import { useIsLeft } from '../../ui/use-is-left.ts';
import { registrantOf } from './carried-over.ts';
import { registrationErrors, type FieldErrors } from './registration-errors.ts';
import { registrationFromDraft } from './registration-from-draft.ts';
import type { RegistrationPageProps } from './registration-page.tsx';

type Saving = RegistrationPageProps & {
  keeper: DraftKeeper<DeviceRegistrationDraft>;
  photos: Pick<FormPhotos, 'allReady'>;
};

/** Saves the registration with every photo that was picked: on disk first, then its receipt is shown. Pressed twice, it is saved once. */
export function useSaveRegistration({ keeper, opening, language, privacyNoticeVersion, shell, photos, now }: Saving) {
  const [state, setState] = useState<'ready' | 'preparing' | 'saving' | 'failed' | 'silent' | 'noStorage'>('ready');
  const [errors, setErrors] = useState<FieldErrors>({});
  const isLeft = useIsLeft();
  const isSaving = useRef(false); // the state comes too late for the second of two quick taps

  function made() {
    const { draft } = keeper.read();
    const submittedAt = now();
    const offset = -new Date(submittedAt).getTimezoneOffset();
    const madeWith = { appVersion: __BUILD_ID__, language, offset, privacyNoticeVersion };
    const submission = registrationFromDraft({ draft, submittedAt, madeWith });
    const found = registrationErrors(submission, draft.fields.privacy === 'yes');
    setErrors(found);
    if (Object.keys(found).length === 0) return { submission, draft };
    focusFirst(found);
    return null;
  }

  async function save() {
    if (isSaving.current || !made()) return;
    if (opening?.kind !== 'open') return setState('noStorage');

    isSaving.current = true;
    setState('preparing');
    const isWhole = await photos.allReady();
    if (isLeft()) return;
    const registration = isWhole ? made() : null;
    if (!registration) {
      isSaving.current = false;
      return setState('ready');
    }
    const { submission, draft } = registration;
    setState('saving');
    try {
      await keeper.close();
      await opening.storage.submit({ submission, device: draft.device });
    } catch (error) {
      isSaving.current = false;
      keeper.reopen();
      return setState(isSilence(error) ? 'silent' : 'failed');
    }
    // Kept for the next device; the registration is safe without it.
    const registrant = registrantOf(draft.fields, privacyNoticeVersion);
    await opening.storage
      .remembered()
      .then((remembered) => remembered.registrant.keep(registrant))
      .catch(() => undefined);
    return shell.goTo(`/qr/receipt/${submission.submissionId}`, 'replace');
  }

  /** Past the store, when that keeps nothing; photos, which lie there, are left out. */
  async function send() {
    const registration = made();
    if (!registration) return 'refused';
    const { sendAtOnce } = await import('../../offline/send-at-once.ts');
    const outcome = await sendAtOnce({
      submission: { ...registration.submission, photos: [] },
      draft: registration.draft,
      device: registration.draft.device,
    });
    if (outcome.kind !== 'received') return outcome.kind === 'later' ? 'noAnswer' : 'refused';
    await keeper.close();
    const { submissionId: draftId } = registration.draft;
    if (opening?.kind === 'open') void opening.storage.drafts.discard(draftId).catch(() => undefined);
    const { submissionId, receiptCode } = outcome.receipt;
    shell.goTo(`/qr/receipt/${submissionId}#${receiptCode}`, 'replace');
    return 'received';
  }

  return { save, send, state, errors };
}

function focusFirst(errors: FieldErrors) {
  const first = [...document.querySelectorAll<HTMLInputElement>('#registration [name]')].find(
    ({ name }) => name in errors,
  );
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
}
