import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '../../contract/language.ts';
import { salutations } from '../../contract/user-profile.ts';
import type { UserOptions } from '../../contract/user.ts';
import { ComboInput, SelectInput, TextInput } from '../../ui/form/inputs.tsx';
import { FormSection } from '../../ui/controls/form-section.tsx';
import { QualificationInputs } from './qualification-inputs.tsx';
import { SiteLimitInput } from './site-limit-input.tsx';
import { canBeLimited, type UserValues } from './user-values.ts';

const zones = Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id }));

type FieldsProps = {
  form: UseFormReturn<UserValues>;
  languageNames: Record<Language, string>;
  options: UserOptions;
  /** Nobody widens or narrows their own rights. */
  isSelf: boolean;
};

/** Everything that is typed of a user. */
export function UserFields({ form, languageNames, options, isSelf }: FieldsProps) {
  const { t } = useTranslation(['users', 'account', 'customers', 'pages']);
  const group = useWatch({ control: form.control, name: 'group' });
  const optional = t('pages:edit.optional');
  const choose = t('pages:edit.choose');
  const given = options.groups.filter(({ value, assignable }) => assignable || value === group);
  return (
    <>
      <FormSection title={t('form.person')}>
        <SelectInput
          form={form}
          name="salutation"
          label={t('account:profile.salutation')}
          note={optional}
          choose={choose}
          options={salutations.map((id) => ({ id, label: t(`account:profile.salutations.${id}`) }))}
        />
        <TextInput form={form} name="title" label={t('account:profile.degree')} note={optional} />
        <TextInput form={form} name="firstName" label={t('account:activate.firstName')} isRequired autoComplete="off" />
        <TextInput form={form} name="lastName" label={t('account:activate.lastName')} isRequired autoComplete="off" />
        <TextInput form={form} name="jobTitle" label={t('account:profile.jobTitle')} note={optional} />
      </FormSection>
      <FormSection title={t('customers:form.contact')} text={t('form.contactText')}>
        <TextInput
          form={form}
          name="email"
          label={t('customers:details.email')}
          type="email"
          isRequired
          autoComplete="off"
        />
        <TextInput form={form} name="phone" label={t('customers:details.phone')} note={optional} type="tel" />
      </FormSection>
      <FormSection title={t('form.rights')} text={isSelf ? t('form.ownRights') : t('form.rightsText')}>
        <SelectInput
          form={form}
          name="group"
          label={t('account:profile.group')}
          choose={choose}
          options={given.map(({ value }) => ({
            id: value,
            label: t(`account:profile.groups.${value}`),
            hint: t(`groupHints.${value}`),
          }))}
          isDisabled={isSelf}
        />
        {canBeLimited(group) && group !== '' && (
          <SiteLimitInput form={form} sites={options.sites} isDisabled={isSelf} />
        )}
      </FormSection>
      <FormSection title={t('details.qualifications')} text={t('qualification.text')}>
        <QualificationInputs form={form} />
      </FormSection>
      <FormSection title={t('customers:form.habits')} text={t('form.habitsText')}>
        <SelectInput
          form={form}
          name="language"
          label={t('customers:details.language')}
          choose={choose}
          options={languages.map((id) => ({ id, label: languageNames[id] }))}
        />
        <ComboInput
          form={form}
          name="timeZone"
          label={t('customers:details.timeZone')}
          options={zones}
          none={t('pages:edit.none')}
        />
      </FormSection>
    </>
  );
}
