import { useTranslation } from 'react-i18next';
import { Banner } from './banner.tsx';
import { useIsLate } from './use-is-late.ts';

/** Whether there is no store here at all, or none that opens: what cannot be known then is not waited for. */
export const isNone = (opening: { kind: string; reason?: string } | null): boolean =>
  opening?.kind === 'broken' && opening.reason !== 'silent';

/** Says on a page of work on this phone that it cannot be read, once it has not come for a few seconds. */
export function StoreSilent({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation('work');
  const isSilent = useIsLate(isKnown);
  return (
    <div role="alert" className={isSilent ? undefined : 'unseen'}>
      {isSilent && (
        <Banner tone="bad" title={t('storage.silentTitle')}>
          <p>{t('storage.silentList')}</p>
        </Banner>
      )}
    </div>
  );
}
