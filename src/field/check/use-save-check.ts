import { useRef, useState } from 'react';
import type { FunctionCheckDraft } from '../../contract/draft.ts';
import type { FunctionCheck } from '../../contract/function-check.ts';
import { draftForPerson } from '../../domain/draft-for-person.ts';
import type { FieldStorage } from '../../offline/field-storage.ts';
import { isSilence } from '../../offline/is-silence.ts';
import type { FormPhotos } from '../../offline/photos/form-photos.ts';
import { personHere } from '../../session/person-here.ts';
import { useIsLeft } from '../../ui/use-is-left.ts';
import type { ReviewProps } from './check-review.tsx';
import { reviewErrors } from './review-errors.ts';
import type { FieldErrors } from './review-field.tsx';
import { submissionFromDraft } from './submission-from-draft.ts';

export type SaveCheckState = 'ready' | 'preparing' | 'saving' | 'failed' | 'silent' | 'noStorage';
type Saving = ReviewProps & { photos: Pick<FormPhotos, 'allReady'> };

/**
 * What was given to the store or to the server, by its draft: a try that failed may have come through after all, so that a
 * form nobody changed since goes again byte for byte, with the same time.
 */
const handedOver = new WeakMap<FunctionCheckDraft, FunctionCheck>();

/** Saves the check with every photo that was picked: on disk first, then its receipt is shown. Pressed twice, it is saved once. */
export function useSaveCheck({ keeper, opened, opening, language, shell, photos, now }: Saving) {
  const { checklist } = opened;
  const [state, setState] = useState<SaveCheckState>('ready');
  const [errors, setErrors] = useState<FieldErrors>({});
  const isLeft = useIsLeft();
  const isSaving = useRef(false); // the state comes too late for the second of two quick taps

  function made() {
    // Who is signed in may have changed in another tab.
    keeper.revise((own) => draftForPerson(own, personHere()?.userId));
    const { draft } = keeper.read();
    const submission =
      handedOver.get(draft) ??
      submissionFromDraft({
        draft,
        checklist,
        performedAt: now(),
        madeWith: {
          appVersion: __BUILD_ID__,
          language,
          timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
          offsetAt: (instant) => -new Date(instant).getTimezoneOffset(),
          privacyNoticeVersion: opened.privacyNoticeVersion,
        },
      });
    const found = reviewErrors({ submission, draft, checklist });
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
    const check = isWhole ? made() : null;
    if (!check) {
      isSaving.current = false;
      return setState('ready');
    }
    const { submission, draft } = check;
    handedOver.set(draft, submission);
    setState('saving');
    const { storage } = opening;
    try {
      await keeper.close();
      await storage.submit({ submission, device: draft.device });
    } catch (error) {
      keeper.reopen();
      return trouble(error);
    }
    navigator.vibrate?.(60);
    // Remembered for the next device; the check is safe without it.
    await rememberFor(storage, submission).catch(() => undefined);
    return shell.goTo(`/qr/receipt/${submission.submissionId}`, 'replace');
  }

  /** Past the store, when that keeps nothing; photos, which lie there, are left out. */
  async function send() {
    const check = made();
    if (!check) return 'refused';
    handedOver.set(check.draft, check.submission);
    const { sendAtOnce } = await import('../../offline/send-at-once.ts');
    const outcome = await sendAtOnce({
      submission: withoutPhotos(check.submission),
      draft: check.draft,
      device: check.draft.device,
    });
    if (outcome.kind !== 'received') return outcome.kind === 'later' ? 'noAnswer' : 'refused';
    await keeper.close();
    if (opening?.kind === 'open') void opening.storage.drafts.discard(check.draft.submissionId).catch(() => undefined);
    const { submissionId, receiptCode } = outcome.receipt;
    shell.goTo(`/qr/receipt/${submissionId}#${receiptCode}`, 'replace');
    return 'received';
  }

  return { save, send, state, errors };
}

async function rememberFor(storage: FieldStorage, { performer, instruments }: FunctionCheck) {
  const { userId, name, role = '', company = '', email = '' } = performer;
  const remembered = await storage.remembered();
  // Who is signed in is known by the session; at the next person it would be somebody else's name.
  if (userId === undefined) await remembered.performer.keep({ name, role, company, email });
  if (instruments.length > 0) await remembered.instruments.keep(instruments);
}

function focusFirst(errors: FieldErrors) {
  const first = [...document.querySelectorAll<HTMLInputElement>('main [name]')].find(({ name }) => name in errors);
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
}

/** An answer that is nothing but photos goes with them; its comment stays. */
const withoutPhotos = (check: FunctionCheck): FunctionCheck => ({
  ...check,
  answers: check.answers
    .map((answer) => (answer.value?.kind === 'photo' ? { ...answer, value: null, photos: [] } : answer))
    .filter(({ value, comment }) => value !== null || comment !== ''),
});
