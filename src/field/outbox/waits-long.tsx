import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutboxItem } from '../../offline/outbox/outbox-item.ts';
import { Banner } from '../../ui/banner.tsx';
import { hasWaitedLong } from './has-waited-long.ts';

/** Browsers may clear what nobody looks after: after a week, unsent work is named aloud. */
export function WaitsLong({ outbox }: { outbox: OutboxItem[] }) {
  const { t } = useTranslation('work');
  const [now] = useState(() => Date.now());
  if (!hasWaitedLong(outbox, now)) return null;
  return (
    <Banner tone="soon" title={t('unsent.waitsLong')}>
      <p>{t('unsent.waitsLongText')}</p>
    </Banner>
  );
}
