import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { isNearlyFull, type Space } from './is-nearly-full.ts';

const megabyte = 1024 * 1024;

type KeptSpace = Space & { isKept: boolean };

/**
 * How much of the browser's storage is used, whether it may be cleared, and a warning before it is full. Sending is
 * advised only while there is something to send.
 */
export function SpaceUsed({ hasUnsent }: { hasUnsent: boolean }) {
  const { t, i18n } = useTranslation('work');
  const space = useSpace();
  if (!space) return null;
  const { used, limit, isKept } = space;
  const whole = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  const of = t('space.of', { used: whole.format(used / megabyte), limit: whole.format(limit / megabyte) });
  return (
    <>
      {isNearlyFull(space) && (
        <Banner tone="soon" title={t('space.nearlyFull')}>
          <p>{t(hasUnsent ? 'space.nearlyFullSend' : 'space.nearlyFullText')}</p>
        </Banner>
      )}
      <section className="card padded" aria-labelledby="space">
        <div className="flex flex-wrap gap-x-3">
          <h2 id="space" className="grow">
            {t('space.title')}
          </h2>
          <span className="muted">{of}</span>
        </div>
        <progress className="w-full" max={limit} value={used} aria-labelledby="space" />
        <p className="muted small">{t(isKept ? 'space.kept' : hasUnsent ? 'space.mayGoSend' : 'space.mayGo')}</p>
      </section>
    </>
  );
}

function useSpace(): KeptSpace | null {
  const [space, setSpace] = useState<KeptSpace | null>(null);
  useEffect(() => {
    void readSpace().then(setSpace, () => undefined); // the browser does not tell it
  }, []);
  return space;
}

async function readSpace(): Promise<KeptSpace | null> {
  // Missing without a secure context, and in part of the older browsers.
  const { storage } = navigator as { storage?: Partial<StorageManager> };
  const { usage, quota } = (await storage?.estimate?.()) ?? {};
  if (usage === undefined || !quota) return null;
  return { used: usage, limit: quota, isKept: (await storage?.persisted?.()) ?? false };
}
