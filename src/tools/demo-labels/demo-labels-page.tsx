import { useEffect, useState, type ReactNode } from 'react';
import { callEndpoint } from '../../api/call-endpoint.ts';
import type { DemoLabels } from '../../contract/demo-label.ts';
import { installationEndpoints } from '../../contract/installation-endpoints.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { printerPath } from '../../ui/more-icon-paths.ts';
import { useTitle } from '../../ui/use-title.ts';
import { DemoLabel } from './demo-label.tsx';
import { OtherCode } from './other-code.tsx';
import './demo-labels.css';
import '../../ui/work.css';

type Loaded = { kind: 'loading' } | ({ kind: 'labels' } & DemoLabels) | { kind: 'none' } | { kind: 'noAnswer' };

/** A sheet of labels of the demo devices, to print or to open: each shows one state the product knows. */
export function DemoLabelsPage({ notFound }: { notFound: ReactNode }) {
  const { t } = useTranslation('demo');
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  useTitle(t('title'));
  useEffect(() => {
    void callEndpoint(installationEndpoints.readDemoLabels).then((outcome) => {
      if (outcome.kind === 'answered') return setLoaded({ kind: 'labels', ...outcome.answer });
      return setLoaded({ kind: outcome.kind === 'refused' ? 'none' : 'noAnswer' });
    });
  }, []);

  switch (loaded.kind) {
    case 'loading':
      return null;
    case 'none':
      return notFound;
    case 'noAnswer':
      return (
        <main className="empty">
          <p>{t('noAnswer')}</p>
        </main>
      );
    case 'labels':
      return (
        <main className="label-sheet">
          <header className="no-print">
            <h1>{t('title')}</h1>
            <p className="muted">{t('text')}</p>
            <button type="button" className="button primary" onClick={() => print()}>
              <Icon path={printerPath} />
              {t('print')}
            </button>
            <p className="hint">{t('printHint')}</p>
          </header>
          <ul>
            {loaded.labels.map((label) => (
              <DemoLabel key={label.url} label={label} />
            ))}
            {loaded.otherCodes.map((code) => (
              <OtherCode key={code.text} code={code} />
            ))}
          </ul>
        </main>
      );
  }
}
