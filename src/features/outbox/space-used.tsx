import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';

type Space = { used: number; limit: number; isKept: boolean };

const megabyte = 1024 * 1024;
const tight = 60 * megabyte; // a check with twenty photos, three times over

/** How much of the browser's storage is used, whether it may be cleared, and a warning before it is full. */
export function SpaceUsed() {
  const { t, i18n } = useTranslation('work');
  const space = useSpace();
  if (!space) return null;
  const { used, limit, isKept } = space;
  const whole = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  const of = t('space.of', { used: whole.format(used / megabyte), limit: whole.format(limit / megabyte) });
  return (
    <>
      {limit - used < tight && (
        <Banner tone="soon" title={t('space.nearlyFull')}>
          <p>{t('space.nearlyFullText')}</p>
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
        <p className="muted small">{t(isKept ? 'space.kept' : 'space.mayGo')}</p>
      </section>
    </>
  );
}

function useSpace(): Space | null {
  const [space, setSpace] = useState<Space | null>(null);
  useEffect(() => {
    void readSpace().then(setSpace, () => undefined); // the browser does not tell it
  }, []);
  return space;
}

async function readSpace(): Promise<Space | null> {
  // Missing without a secure context, and in part of the older browsers.
  const { storage } = navigator as { storage?: Partial<StorageManager> };
  const { usage, quota } = (await storage?.estimate?.()) ?? {};
  if (usage === undefined || !quota) return null;
  return { used: usage, limit: quota, isKept: (await storage?.persisted?.()) ?? false };
}
