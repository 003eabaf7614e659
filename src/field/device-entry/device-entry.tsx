import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Pack } from '../../contract/pack.ts';
import { useTranslation } from 'react-i18next';
import { ModelFields } from './model-fields.tsx';
import { ReferenceField } from './reference-field.tsx';
import { readEntry, type EntryError, type TypedEntry } from './typed-entry.ts';
import { lookUpReference, type LookUp } from './look-up-reference.ts';

/** The device somebody named: by the code of a label, or by what is on its plate. */
export type EnteredDevice = { token?: string; deviceRef?: string; modelNo?: number; serialNumber?: string };

type DeviceEntryProps = {
  /** What its button says. */
  submit: string;
  pack: Pack | null;
  onDevice: (device: EnteredDevice) => void;
  heardOfServer: (isThere: boolean) => void;
};

const nothingTyped: TypedEntry = { way: 'reference', reference: '', model: '', modelNo: '', serialNumber: '' };

/** Names a device without a scanner: the reference printed on its label, or model and serial number from its plate. */
export function DeviceEntry({ submit: submitText, pack, onDevice, heardOfServer }: DeviceEntryProps) {
  const { t } = useTranslation('work');
  const [typed, setTyped] = useState(nothingTyped);
  const [error, setError] = useState<EntryError | null>(null);
  const [lookUp, setLookUp] = useState<LookUp | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // To what is wrong, or to what is asked for now: both may be hidden below the action bar.
    if (error || lookUp) form.current?.querySelector<HTMLElement>('[aria-invalid], select')?.focus();
  }, [error, lookUp]);
  const type = (change: Partial<TypedEntry>) => {
    setTyped({ ...typed, ...change });
    if ('reference' in change) setLookUp(null);
    setError(null);
  };

  async function submit() {
    const read = readEntry(typed, pack?.hosts ?? [location.host]);
    if (read.kind === 'error') return setError(read.error);
    const { device } = read;
    // A reference alone does not tell the model, and with it the checklist: the server does, else the person.
    if (device.deviceRef === undefined || device.modelNo !== undefined || lookUp) return onDevice(device);
    const found = await lookUpReference(device.deviceRef, heardOfServer);
    if (found.kind === 'found') return onDevice({ ...device, modelNo: found.modelNo });
    return setLookUp(found);
  }

  const handle = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form ref={form} className="card padded" aria-labelledby="entry" onSubmit={handle} noValidate>
      <h2 id="entry">{t('entry.title')}</h2>
      <p className="muted">{t('entry.text')}</p>
      <fieldset>
        <legend className="unseen">{t('entry.way')}</legend>
        {(['reference', 'plate'] as const).map((way) => (
          <label key={way} className="tick">
            <input type="radio" name="way" checked={typed.way === way} onChange={() => type({ way })} />
            <span>{t(`entry.by.${way}`)}</span>
          </label>
        ))}
      </fieldset>
      {typed.way === 'reference' ? (
        <ReferenceField typed={typed} type={type} error={error} lookUp={lookUp} models={pack?.models ?? []} />
      ) : (
        <ModelFields typed={typed} type={type} error={error} models={pack?.models ?? []} />
      )}
      <button type="submit" className="button">
        {submitText}
      </button>
    </form>
  );
}
