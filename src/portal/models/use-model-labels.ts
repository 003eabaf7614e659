import { useTranslation } from 'react-i18next';
import { annexes } from '../../contract/device-model.ts';
import { languages, type Language } from '../../contract/language.ts';
import { useAddressLabels } from '../../i18n/use-address-labels.ts';
import type { TypedSchedule } from './model-values.ts';
import { useScheduleLabels } from './use-schedule-labels.ts';

const plain = [
  'modelNo',
  'designation',
  'typeCode',
  'manufacturerName',
  'udiDi',
  'mpbetreibvAnnex',
  'serialPattern',
  'manualUrl',
] as const;

/** The fields of a model and what stands in them, as a person reads them. */
export function useModelLabels(languageNames: Record<Language, string>) {
  const { t } = useTranslation(['models', 'field']);
  const address = useAddressLabels();
  const rhythm = useScheduleLabels();
  const names: Record<string, string> = {
    ...address.names,
    ...Object.fromEntries(plain.map((field) => [field, t(`fields.${field}`)])),
    ...Object.fromEntries(languages.map((id) => [`kind.${id}`, `${t('fields.kind')} (${languageNames[id]})`])),
    schedules: t('schedule.title'),
  };
  const parts: Record<string, string> = {
    kind: t('schedule.kind'),
    checklistId: t('schedule.checklist'),
    'interval.value': t('schedule.every'),
    dueRule: t('schedule.dueRule'),
    leadDays: t('schedule.leadDays'),
  };
  const shown = ({ kind, interval: { value, unit }, ...rest }: TypedSchedule) =>
    `${t(`field:kind.${kind}`)}: ${rhythm({ ...rest, interval: { value: value ?? 0, unit } })}`;
  return {
    nameOf(field: string) {
      const [, nth, part = ''] = /^schedules\.(\d+)\.(.+)$/.exec(field) ?? [];
      if (nth === undefined) return names[field] ?? field;
      return `${t('schedule.nth', { nth: Number(nth) + 1 })}, ${parts[part] ?? part}`;
    },
    textOf(field: string, value: unknown): string {
      if (field === 'schedules' && Array.isArray(value)) return (value as TypedSchedule[]).map(shown).join('; ');
      const annex = annexes.find((each) => each === value);
      if (field === 'mpbetreibvAnnex' && annex) return t(`annexes.${annex}`);
      if (field === 'address.countryCode' && typeof value === 'string' && value !== '') return address.countryOf(value);
      return typeof value === 'string' ? value : '';
    },
  };
}
