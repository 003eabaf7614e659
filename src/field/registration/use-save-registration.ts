import { useRef, useState } from 'react';
import type { DeviceRegistration } from '../../contract/device-registration.ts';
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

/**
 * What was given to the store or to the server, by its draft: a try that failed may have come through after all, so that a
 * form nobody changed since goes again byte for byte, with the same time.
 */
const handedOver = new WeakMap<DeviceRegistrationDraft, DeviceRegistration>();

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
    const submission = handedOver.get(draft) ?? registrationFromDraft({ draft, submittedAt, madeWith });
    const found = registrationErrors(submission, draft.fields.privacy === 'yes');
    setErrors(found);
    if (Object.keys(found).length === 0) return { submission, draft };
    focusFirst(found);
    return null;
  }

  function trouble(error: unknown): undefined {
    isSaving.current = false;
    setState(isSilence(error) ? 'silent' : 'failed');
  }

  async function save() {
    if (isSaving.current || !made()) return;
    if (opening?.kind !== 'open') return setState('noStorage');

    isSaving.current = true;
    setState('preparing');
    const isWhole = await photos.allReady().catch(trouble);
    if (isLeft() || isWhole === undefined) return;
    const registration = isWhole ? made() : null;
    if (!registration) {
      isSaving.current = false;
      return setState('ready');
    }
    const { submission, draft } = registration;
    handedOver.set(draft, submission);
    setState('saving');
    try {
      await keeper.close();
      await opening.storage.submit({ submission, device: draft.device });
    } catch (error) {
      keeper.reopen();
      return trouble(error);
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
    handedOver.set(registration.draft, registration.submission);
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
