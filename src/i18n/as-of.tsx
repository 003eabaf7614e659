import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { regional } from './regional.ts';

/** From when what is shown is, as soon as its last refresh did not come. */
export function AsOf({ query }: { query: UseQueryResult<unknown> }) {
  const { t, i18n } = useTranslation('customers');
  const { data, isPlaceholderData, error, failureReason, dataUpdatedAt } = query;
  if (data === undefined || isPlaceholderData || !(error ?? failureReason)) return null;
  const when = new Intl.DateTimeFormat(regional(i18n.language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(dataUpdatedAt);
  return <span>{t('asOf', { when })}</span>;
}
