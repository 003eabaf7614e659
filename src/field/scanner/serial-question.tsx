import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';

type QuestionProps = {
  /** What the mark may mean, when it can be read in several ways. */
  serials: readonly string[];
  onSerial: (serialNumber: string) => void;
};

const serialPattern = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/;

/** Asks for the serial number a mark does not say, or says in more than one way. */
export function SerialQuestion({ serials, onSerial }: QuestionProps) {
  const { t } = useTranslation('scan');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const serial = typed.trim();
        if (serialPattern.test(serial)) onSerial(serial);
        else setWrong(true);
      }}
    >
      {serials.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="strong pb-2">{t('serial.which')}</legend>
          {serials.map((serial) => (
            <button key={serial} type="button" className="button code" onClick={() => onSerial(serial)}>
              {serial}
            </button>
          ))}
        </fieldset>
      )}
      <Field label={t('serial.label')} hint={t('serial.hint')} error={isWrong ? t('serial.wrong') : undefined}>
        {(control) => (
          <input
            {...control}
            className="input code"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
          />
        )}
      </Field>
      <button type="submit" className="button">
        {t('serial.take')}
      </button>
    </form>
  );
}
