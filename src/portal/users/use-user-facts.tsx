import { useTranslation } from 'react-i18next';
import type { Language } from '../../contract/language.ts';
import type { User } from '../../contract/user.ts';
import type { Fact } from '../../ui/page/description-list.tsx';
import { canBeLimited } from './user-values.ts';
import { useUserLabels } from './use-user-labels.ts';

type Names = { languageNames: Record<Language, string>; siteNames: ReadonlyMap<string, string> };

/** The facts of a user, one under the other. */
export function useUserFacts({ languageNames, siteNames }: Names) {
  const { t } = useTranslation(['users', 'account', 'customers']);
  const { sitesText, textOf } = useUserLabels({ languageNames, siteNames });
  const none = t('customers:details.none');
  return (user: User): Fact[] => [
    ...(user.salutation
      ? [{ term: t('account:profile.salutation'), value: textOf('salutation', user.salutation) }]
      : []),
    ...(user.title ? [{ term: t('account:profile.degree'), value: user.title }] : []),
    { term: t('customers:details.status'), value: t(`status.${user.status}`) },
    {
      term: t('customers:details.email'),
      value: (
        <a className="wrap-anywhere" href={`mailto:${user.email}`}>
          {user.email}
        </a>
      ),
    },
    {
      term: t('customers:details.phone'),
      value: user.phone ? <a href={`tel:${user.phone}`}>{user.phone}</a> : none,
    },
    { term: t('account:profile.jobTitle'), value: user.jobTitle ?? none },
    { term: t('account:profile.group'), value: t(`account:profile.groups.${user.group}`) },
    { term: t('details.sites'), value: canBeLimited(user.group) ? sitesText(user.siteIds) : t('details.allSites') },
    { term: t('customers:details.language'), value: languageNames[user.language] },
    { term: t('customers:details.timeZone'), value: user.timeZone },
  ];
}
