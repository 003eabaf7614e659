import { useEffect, useState } from 'react';
import type { Metadata } from '../../contract/metadata.ts';
import { useTranslation } from 'react-i18next';

/** Says on every page that the data is invented, where it is. */
export function DemoRibbon({ metadata }: { metadata: Promise<Metadata | null> }) {
  const { t } = useTranslation('work');
  const [isDemo, setDemo] = useState(false);
  useEffect(() => void metadata.then((it) => setDemo(it?.demo === true)), [metadata]);
  return (
    isDemo && (
      <p role="status" className="strip soon">
        {t('demo')}
      </p>
    )
  );
}
