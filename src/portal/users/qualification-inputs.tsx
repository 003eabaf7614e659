import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateInput, SelectInput } from '../../ui/form/inputs.tsx';
import { plusPath, trashPath } from '../../ui/more-icon-paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { qualificationKinds } from './qualification-kinds.ts';
import type { UserValues } from './user-values.ts';

/** What somebody was trained for, as many as there are, each with the day until which it holds. */
export function QualificationInputs({ form }: { form: UseFormReturn<UserValues> }) {
  const { t } = useTranslation(['users', 'pages']);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'qualifications' });
  const kinds = qualificationKinds.map((id) => ({ id, label: t(`qualification.kinds.${id}`) }));
  return (
    <>
      {fields.map(({ id, modelIds }, index) => (
        <div
          key={id}
          role="group"
          aria-label={t('qualification.nth', { number: index + 1 })}
          className="grid grid-cols-1 items-start gap-3 border-b border-line pb-4 md:grid-cols-[minmax(0,1fr)_11rem_auto]"
        >
          <SelectInput
            form={form}
            name={`qualifications.${index}.kind`}
            label={t('qualification.kind')}
            hint={
              modelIds.length === 0
                ? t('qualification.allModels')
                : t('qualification.models', { count: modelIds.length })
            }
            choose={t('pages:edit.choose')}
            options={kinds}
          />
          <DateInput
            form={form}
            name={`qualifications.${index}.validUntil`}
            label={t('qualification.validUntil')}
            note={t('pages:edit.optional')}
          />
          <div className="md:pt-7">
            <Button variant="quiet" icon={trashPath} onPress={() => remove(index)}>
              {t('qualification.remove')}
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button
          icon={plusPath}
          isDisabled={fields.length >= 20}
          onPress={() => append({ kind: '', modelIds: [], validUntil: '' })}
        >
          {t('qualification.add')}
        </Button>
      </div>
    </>
  );
}
