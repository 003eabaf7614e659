import { useTranslation } from 'react-i18next';
import { groups } from '../../contract/group.ts';
import { languages, type Language } from '../../contract/language.ts';
import { salutations } from '../../contract/user-profile.ts';
import { regional } from '../../i18n/regional.ts';
import { qualificationKinds } from './qualification-kinds.ts';
import type { QualificationValues } from './user-values.ts';

type Names = { languageNames: Record<Language, string>; siteNames: ReadonlyMap<string, string> };

/** The fields of a user and what stands in them, as a person reads them. */
export function useUserLabels({ languageNames, siteNames }: Names) {
  const { t, i18n } = useTranslation(['users', 'account', 'customers']);
  const days = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' });
  const lists = new Intl.ListFormat(regional(i18n.language), { type: 'conjunction' });
  const names: Record<string, string> = {
    email: t('customers:details.email'),
    salutation: t('account:profile.salutation'),
    title: t('account:profile.degree'),
    firstName: t('account:activate.firstName'),
    lastName: t('account:activate.lastName'),
    phone: t('customers:details.phone'),
    jobTitle: t('account:profile.jobTitle'),
    language: t('customers:details.language'),
    timeZone: t('customers:details.timeZone'),
    group: t('account:profile.group'),
    siteIds: t('details.sites'),
    qualifications: t('details.qualifications'),
  };
  function qualificationText({ kind, modelIds, validUntil }: QualificationValues): string {
    const known = qualificationKinds.find((each) => each === kind);
    const models = modelIds.length > 0 ? t('qualification.models', { count: modelIds.length }) : '';
    const until = validUntil === '' ? '' : t('qualification.until', { date: days.format(new Date(validUntil)) });
    return [known ? t(`qualification.kinds.${known}`) : '', models, until].filter((part) => part !== '').join(', ');
  }
  const sitesText = (ids: readonly string[]) =>
    ids.length === 0 ? t('details.allSites') : lists.format(ids.map((id) => siteNames.get(id) ?? t('details.site')));
  return {
    nameOf: (field: string) => names[field] ?? names[field.split('.')[0] ?? ''] ?? field,
    qualificationText,
    sitesText,
    textOf(field: string, value: unknown): string {
      if (field === 'siteIds') return sitesText(value as string[]);
      if (field === 'qualifications') return (value as QualificationValues[]).map(qualificationText).join('; ');
      if (typeof value !== 'string' || value === '') return '';
      const group = groups.find((each) => each === value);
      if (field === 'group' && group) return t(`account:profile.groups.${group}`);
      const salutation = salutations.find((each) => each === value);
      if (field === 'salutation' && salutation) return t(`account:profile.salutations.${salutation}`);
      const language = languages.find((each) => each === value);
      return field === 'language' && language ? languageNames[language] : value;
    },
  };
}
