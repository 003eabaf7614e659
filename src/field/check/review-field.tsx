import type { FunctionCheckDraft } from '../../contract/draft.ts';
import { keyOfCode } from '../../i18n/key-of-code.ts';
import { useTranslation } from 'react-i18next';
import type { DraftKeeper } from '../../offline/draft-keeper.ts';
import { Field } from '../../ui/field.tsx';
import { withField } from './draft-answers.ts';

/** What is wrong with a field of the review, by its name: the code is the key of the words. */
export type FieldErrors = Record<string, { code: string; params?: Record<string, unknown> }>;

export type ReviewFieldsProps = {
  fields: FunctionCheckDraft['fields'];
  errors: FieldErrors;
  keeper: DraftKeeper<FunctionCheckDraft>;
};

type ReviewFieldProps = ReviewFieldsProps & {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
  lines?: boolean;
  type?: 'email' | 'date';
  autoComplete?: string;
};

/** One field of the review; every letter goes into the draft at once. */
export function ReviewField({
  fields,
  errors,
  keeper,
  name,
  label,
  hint,
  isOptional,
  lines,
  ...input
}: ReviewFieldProps) {
  const { t, i18n } = useTranslation(['work', 'field']);
  const error = errors[name];
  const words = error && t(keyOfCode(i18n, 'work:fieldError', error.code), { ...error.params });
  return (
    <Field label={label} note={isOptional ? t('field:optional') : ''} hint={hint} error={words}>
      {(control) => {
        const shared = {
          ...control,
          name,
          className: 'input',
          value: fields[name] ?? '',
          onChange: (event: { target: { value: string } }) => keeper.change(withField(name, event.target.value)),
        };
        return lines ? <textarea rows={2} {...shared} /> : <input {...input} {...shared} />;
      }}
    </Field>
  );
}
