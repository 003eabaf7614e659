import { useTranslation } from 'react-i18next';
import { regional } from '../../i18n/regional.ts';
import type { Visit } from '../../offline/visit/visit-database.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';

/** The other sites that were taken along, with their age. */
export function OtherVisits({ visits }: { visits: readonly Visit[] }) {
  const { t, i18n } = useTranslation('visit');
  if (visits.length === 0) return null;
  const day = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium' });
  return (
    <section className="grid gap-1">
      <h3>{t('others')}</h3>
      <ul className="grid gap-1">
        {visits.map(({ id, customerId, siteName, startedAt }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-3">
            <TextLink href={`/app/customers/${customerId}/sites/${id}`}>{siteName}</TextLink>
            <span className="text-second">{day.format(startedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
