import { useTranslation } from 'react-i18next';
import type { StorageOpening } from '../../offline/field-storage.ts';
import { Banner } from '../../ui/banner.tsx';

/** Said before data is at risk: this phone cannot keep what is typed here. */
export function StorageNotice({ opening }: { opening: StorageOpening | null }) {
  const { t } = useTranslation('work');
  if (!opening || opening.kind === 'open') return null;
  const cause = opening.kind === 'newer' ? 'newer' : opening.reason;
  return (
    <Banner tone="bad" title={t('storage.title')}>
      <p>{t(`storage.${cause}`)}</p>
      <p>{t('storage.online')}</p>
    </Banner>
  );
}
