import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateInput, LinesInput, TextInput } from '../../ui/form/inputs.tsx';
import { FormSection } from '../../ui/controls/form-section.tsx';
import type { DeviceValues } from './device-values.ts';

/** The names of the fields of a device. */
export function useFieldNames() {
  const { t } = useTranslation('devices');
  const shown: Record<string, 'model' | 'site'> = { modelId: 'model', siteId: 'site' };
  return (field: string) => t(`fields.${shown[field] ?? (field as Exclude<keyof DeviceValues, 'modelId' | 'siteId'>)}`);
}

/** Everything that is typed of a device. */
export function DeviceFields({ form }: { form: UseFormReturn<DeviceValues> }) {
  const { t } = useTranslation(['devices', 'pages']);
  const note = t('pages:edit.optional');
  const text = (name: 'name' | 'inventoryNumber' | 'lotNumber' | 'department' | 'room' | 'softwareVersion') => (
    <TextInput form={form} name={name} label={t(`fields.${name}`)} note={note} />
  );
  const day = (name: 'manufacturedOn' | 'expiresOn' | 'commissionedOn' | 'warrantyUntil') => (
    <DateInput form={form} name={name} label={t(`fields.${name}`)} note={note} />
  );
  return (
    <>
      <FormSection title={t('form.identity')}>
        <TextInput form={form} name="serialNumber" label={t('fields.serialNumber')} isCode isRequired />
        {text('name')}
        {text('inventoryNumber')}
        {text('lotNumber')}
      </FormSection>
      <FormSection title={t('form.place')} text={t('form.placeText')}>
        {text('department')}
        {text('room')}
      </FormSection>
      <FormSection title={t('form.dates')}>
        {day('commissionedOn')}
        <TextInput form={form} name="acquisitionYear" label={t('fields.acquisitionYear')} note={note} />
        {day('manufacturedOn')}
        {day('expiresOn')}
        {day('warrantyUntil')}
      </FormSection>
      <FormSection title={t('form.more')}>
        {text('softwareVersion')}
        <LinesInput form={form} name="notes" label={t('fields.notes')} note={note} />
      </FormSection>
    </>
  );
}
