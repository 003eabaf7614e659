import { useTranslation } from 'react-i18next';
import type { Site } from '../../contract/site.ts';
import { regional } from '../../i18n/regional.ts';
import { useAddressLabels } from '../../i18n/use-address-labels.ts';
import type { Fact } from '../../ui/page/description-list.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';

/** The facts of a site, one under the other. */
export function useSiteFacts({ mayReadUsers }: { mayReadUsers: boolean }) {
  const { t, i18n } = useTranslation(['sites', 'customers']);
  const { linesOf } = useAddressLabels();
  const days = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' });
  const none = t('customers:details.none');
  return ({ id, customerId, siteNr, type, address, contact, timeZone, closedOn, notes }: Site): Fact[] => [
    { term: t('details.siteNr'), value: siteNr ? <span className="font-mono">{siteNr}</span> : none },
    { term: t('list.type'), value: t(`types.${type}`) },
    ...(closedOn ? [{ term: t('details.closedOn'), value: days.format(new Date(closedOn)) }] : []),
    {
      term: t('customers:details.address'),
      value: address ? linesOf(address).map((line) => <div key={line}>{line}</div>) : none,
    },
    { term: t('details.contactName'), value: contact?.name ?? none },
    {
      term: t('customers:details.email'),
      value: contact?.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : none,
    },
    {
      term: t('customers:details.phone'),
      value: contact?.phone ? <a href={`tel:${contact.phone}`}>{contact.phone}</a> : none,
    },
    { term: t('customers:details.timeZone'), value: timeZone },
    ...(mayReadUsers
      ? [
          {
            term: t('details.people'),
            value: (
              <TextLink href={`/app/customers/${customerId}/users?siteId=${id}`}>{t('details.showPeople')}</TextLink>
            ),
          },
        ]
      : []),
    ...(notes
      ? [{ term: t('customers:details.notes'), value: <span className="whitespace-pre-line">{notes}</span> }]
      : []),
  ];
}
