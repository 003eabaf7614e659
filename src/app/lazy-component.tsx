import { useEffect, useState, type ReactNode } from 'react';
import type { Namespace } from '../i18n/translations.ts';
import { useTranslation } from 'react-i18next';
import type { FieldParts } from './field-view.tsx';

/** A page's module and texts, loaded when it is opened. A failed load is tried again on request, never by a reload of its own. */
export function lazyComponent<M, Given = undefined>(options: {
  parts: FieldParts;
  namespace: Namespace | readonly Namespace[];
  load: () => Promise<M>;
  render: (module: M, given: Given) => ReactNode;
}) {
  const { parts, namespace, load, render } = options;
  const texts = [namespace].flat();
  return function LazyPage({ given }: { given?: Given }) {
    const { t } = useTranslation('portal');
    const [state, setState] = useState<{ kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; module: M }>({
      kind: 'loading',
    });
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      let isStopped = false;
      Promise.all([load(), ...texts.map((each) => parts.translations.load(each))]).then(
        ([module, ...hasTexts]) => {
          if (!isStopped) setState(hasTexts.every(Boolean) ? { kind: 'ready', module } : { kind: 'failed' });
        },
        () => !isStopped && setState({ kind: 'failed' }),
      );
      return () => {
        isStopped = true;
      };
    }, [attempt]);

    switch (state.kind) {
      case 'loading':
        return null;
      case 'ready':
        return render(state.module, given as Given);
      case 'failed':
        return (
          <main className="empty">
            <p>{t('loadFailed')}</p>
            <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
              {t('loadAgain')}
            </button>
          </main>
        );
    }
  };
}
