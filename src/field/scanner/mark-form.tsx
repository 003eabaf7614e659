import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { readClipboard, type Pasted } from './read-clipboard.ts';

type MarkFormProps = { take: (pasted: Pasted) => Promise<void>; close: () => void };

/** The text of a mark, typed, pasted, or put in by a hand-held scanner that types. */
export function MarkForm({ take, close }: MarkFormProps) {
  const { t } = useTranslation('scan');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  const read = () => {
    setMissing(text.trim() === '');
    if (text.trim() !== '') void take({ kind: 'text', text });
    else field.current?.focus();
  };
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <Field label={t('mark.label')} hint={t('mark.hint')} error={isMissing ? t('mark.missing') : undefined}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            className="input code"
            rows={2}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setMissing(false);
            }}
            onKeyDown={(event) => {
              // A hand-held scanner ends what it types with Enter.
              if (event.key !== 'Enter' || event.shiftKey) return;
              event.preventDefault();
              read();
            }}
          />
        )}
      </Field>
      <button type="submit" className="button primary big">
        {t('mark.read')}
      </button>
      <div className="halves">
        <button type="button" className="button" onClick={() => void readClipboard().then(take)}>
          {t('mark.paste')}
        </button>
        <button type="button" className="button" onClick={close}>
          {t('mark.back')}
        </button>
      </div>
    </form>
  );
}
