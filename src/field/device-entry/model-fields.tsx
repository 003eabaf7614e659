import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { ModelSelect } from './model-select.tsx';
import type { EntryFieldsProps } from './reference-field.tsx';

/** Model and serial number as the plate of the device shows them. */
export function ModelFields(props: EntryFieldsProps) {
  const { typed, type, error } = props;
  const { t } = useTranslation('work');
  return (
    <>
      <ModelSelect {...props} />
      <Field
        label={t('entry.serial')}
        hint={t('entry.serialHelp')}
        error={error?.field === 'serialNumber' ? t(`entry.error.serial.${error.code}`) : undefined}
      >
        {(control) => (
          <input
            {...control}
            className="input code"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={typed.serialNumber}
            onChange={(event) => type({ serialNumber: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
