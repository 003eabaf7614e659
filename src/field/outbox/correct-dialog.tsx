import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import '../../ui/dialog.css';

type CorrectProps = { onKeep: () => void; onCorrect: (reason: string) => void };

/** Asks for the reason first: it is part of the correction, and the form opens after it. */
export function CorrectDialog({ onKeep, onCorrect }: CorrectProps) {
  const { t } = useTranslation('work');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const submit = () => (reason.trim() === '' ? setMissing(true) : onCorrect(reason));
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onKeep}>
      <h2 id={titleId}>{t('unsent.correctQuestion')}</h2>
      <p>{t('unsent.correctText')}</p>
      <Field label={t('unsent.correctReason')} error={isMissing ? t('fieldError.required') : undefined}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <div className="grid gap-2">
        <button type="button" className="button primary" onClick={submit}>
          {t('unsent.correctAct')}
        </button>
        <button type="button" className="button" onClick={onKeep}>
          {t('unsent.correctKeep')}
        </button>
      </div>
    </dialog>
  );
}
