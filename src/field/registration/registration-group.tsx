import type { Language } from '../../contract/language.ts';
import { keyOfCode } from '../../i18n/key-of-code.ts';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { RegistrationSelect } from './registration-select.tsx';
import type { FieldErrors } from './registration-errors.ts';
import type { RegistrationField, registrationGroups } from './registration-fields.ts';

export type ChangeField = (name: string, value: string) => void;
type GroupProps = {
  group: (typeof registrationGroups)[number];
  fields: Record<string, string>;
  errors: FieldErrors;
  change: ChangeField;
  language: Language;
};

/** The fields of one question: whose, who can be asked, where, and what is known of the device. */
export function RegistrationGroup({ group, fields, errors, change, language }: GroupProps) {
  const { t, i18n } = useTranslation(['work', 'field']);
  return (
    <fieldset className="card padded">
      <legend className="contents">
        <h2>{t(`work:registration.${group.group}`)}</h2>
      </legend>
      <div className="grid grid-cols-1 gap-4 min-[360px]:grid-cols-2">
        {group.fields.map((field) => (
          <div key={field.name} className={field.half ? undefined : 'col-span-full'}>
            <Field
              label={t(`work:fieldName.${field.name}` as 'work:fieldName.email')}
              note={field.isOptional ? t('field:optional') : ''}
              hint={field.hasHint && t(`work:fieldHint.${field.name}` as 'work:fieldHint.phone')}
              error={errorWords(field)}
            >
              {(control) => {
                const shared = {
                  ...control,
                  name: field.name,
                  className: 'input',
                  value: fields[field.name] ?? '',
                  onChange: (event: { target: { value: string } }) => change(field.name, event.target.value),
                };
                if (field.choice) return <RegistrationSelect choice={field.choice} language={language} {...shared} />;
                return field.lines ? <textarea rows={2} {...shared} /> : <input {...field.input} {...shared} />;
              }}
            </Field>
          </div>
        ))}
      </div>
    </fieldset>
  );

  function errorWords({ name }: RegistrationField) {
    const error = errors[name];
    return error && t(keyOfCode(i18n, 'work:fieldError', error.code), { ...error.params });
  }
}
