import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import type { EntryFieldsProps } from './reference-field.tsx';
import { otherModel } from './typed-entry.ts';

/** The models this phone knows; one that is not among them is named by its number. */
export function ModelSelect({ typed, type, error, models, isOptional }: EntryFieldsProps & { isOptional?: boolean }) {
  const { t } = useTranslation(['work', 'field']);
  const isOther = typed.model === otherModel;
  return (
    <>
      <Field
        label={t('work:entry.model')}
        note={isOptional ? t('field:optional') : ''}
        error={error?.field === 'model' ? t('work:entry.error.modelMissing') : undefined}
      >
        {(control) => (
          <select
            {...control}
            className="input"
            value={typed.model}
            onChange={(event) => type({ model: event.target.value })}
          >
            <option value="">{t('work:entry.chooseModel')}</option>
            {models.map(({ modelNo, designation }) => (
              <option key={modelNo} value={modelNo}>
                {designation}
              </option>
            ))}
            <option value={otherModel}>{t('work:entry.otherModel')}</option>
          </select>
        )}
      </Field>
      {isOther && (
        <Field
          label={t('work:entry.modelNo')}
          hint={t('work:entry.modelNoHelp')}
          error={error?.field === 'modelNo' ? t(`work:entry.error.modelNo.${error.code}`) : undefined}
        >
          {(control) => (
            <input
              {...control}
              className="input code"
              inputMode="numeric"
              autoComplete="off"
              value={typed.modelNo}
              onChange={(event) => type({ modelNo: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
