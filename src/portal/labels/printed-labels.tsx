import { useTranslation } from 'react-i18next';
import type { z } from '../../contract/zod.ts';
import type { labelPrintedSchema } from '../../contract/label.ts';
import { Banner } from '../../ui/banner.tsx';

/** What was made ready, and how it becomes labels. */
export function PrintedLabels({ printed }: { printed: z.infer<typeof labelPrintedSchema> }) {
  const { t } = useTranslation('labels');
  const { labels, pages, issued } = printed;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status">
        {t('print.ready', { count: labels })} {t('print.pages', { count: pages })}
      </p>
      {issued > 0 && <p>{t('print.issued', { count: issued })}</p>}
      <ActualSize />
      <p className="text-s text-second">{t('print.kept')}</p>
    </div>
  );
}

/** Printers shrink pages unless they are told not to, and then no label fits its place. */
export function ActualSize() {
  const { t } = useTranslation('labels');
  return (
    <Banner tone="info" title={t('print.actualSize')}>
      <p>{t('print.actualSizeText')}</p>
    </Banner>
  );
}
