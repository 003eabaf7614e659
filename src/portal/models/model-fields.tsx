import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AskServer } from '../../api/ask-server.ts';
import { annexes } from '../../contract/device-model.ts';
import { languages, type Language } from '../../contract/language.ts';
import { useAddressLabels } from '../../i18n/use-address-labels.ts';
import { AddressInputs } from '../../ui/form/address-inputs.tsx';
import { SelectInput, TextInput } from '../../ui/form/inputs.tsx';
import { FormSection } from '../../ui/controls/form-section.tsx';
import { ViewSwitch } from '../../ui/page/view-switch.tsx';
import type { ModelValues } from './model-values.ts';
import { ScheduleFields } from './schedule-fields.tsx';

type FieldsProps = {
  form: UseFormReturn<ModelValues>;
  server: AskServer;
  languageNames: Record<Language, string>;
  /** The language texts are typed in. */
  language: Language;
  onLanguage: (language: Language) => void;
  isNew: boolean;
};

/** Everything that is typed of a device model. */
export function ModelFields({ form, server, languageNames, language, onLanguage, isNew }: FieldsProps) {
  const { t } = useTranslation(['models', 'pages']);
  const address = useAddressLabels();
  const kind = useWatch({ control: form.control, name: 'kind' });
  const free = t('pages:edit.optional');
  return (
    <>
      <FormSection title={t('form.identity')}>
        <TextInput form={form} name="designation" label={t('fields.designation')} isRequired autoComplete="off" />
        <TextInput
          form={form}
          name="modelNo"
          label={t('fields.modelNo')}
          hint={t('form.modelNoHint')}
          isCode
          isRequired
          isReadOnly={!isNew}
        />
        <TextInput form={form} name="typeCode" label={t('fields.typeCode')} note={free} isCode />
      </FormSection>
      <FormSection title={t('fields.kind')} text={t('form.kindText')}>
        <ViewSwitch
          label={t('pages:texts.language')}
          options={languages.map((id) => ({
            id,
            label: languageNames[id],
            ...(kind[id].trim() === '' && { hint: t('pages:texts.missing') }),
          }))}
          chosen={language}
          onChoose={(id) => onLanguage(languages.find((each) => each === id) ?? language)}
        />
        <TextInput
          key={language}
          form={form}
          name={`kind.${language}`}
          label={`${t('fields.kind')} (${languageNames[language]})`}
          note={language === 'en' ? undefined : free}
          hint={language !== 'en' && kind[language] === '' && kind.en !== '' ? kind.en : undefined}
        />
      </FormSection>
      <FormSection title={t('fields.manufacturer')}>
        <TextInput form={form} name="manufacturerName" label={t('fields.manufacturerName')} isRequired />
        <AddressInputs form={form} words={address} />
      </FormSection>
      <FormSection title={t('form.marks')}>
        <TextInput form={form} name="udiDi" label={t('fields.udiDi')} hint={t('form.udiDiHint')} note={free} isCode />
        <TextInput
          form={form}
          name="serialPattern"
          label={t('fields.serialPattern')}
          hint={t('form.serialPatternHint')}
          note={free}
          isCode
        />
        <SelectInput
          form={form}
          name="mpbetreibvAnnex"
          label={t('fields.mpbetreibvAnnex')}
          choose={t('pages:edit.choose')}
          options={annexes.map((id) => ({ id, label: t(`annexes.${id}`) }))}
        />
        <TextInput form={form} name="manualUrl" label={t('fields.manualUrl')} note={free} type="url" />
      </FormSection>
      <FormSection title={t('schedule.title')} text={t('form.schedulesText')}>
        <ScheduleFields form={form} server={server} />
      </FormSection>
    </>
  );
}
