import { useEffect, useState, type ReactNode } from 'react';
import type { Namespace } from '../../i18n/namespaces.ts';
import { useTranslation } from 'react-i18next';
import type { Parts } from '../../start/parts.ts';
import { hasUnsavedInput } from '../../ui/form/unsaved-input.ts';
import { createPageLoadRetries, retryPause } from './page-load-retries.ts';

const retries = createPageLoadRetries(() => sessionStorage);

/** What comes after a load that failed: a reload by itself, one that a person has to ask for, or none. */
type Reload = 'soon' | 'asked' | 'none';
type State<M> = { kind: 'loading' } | { kind: 'failed'; reload: Reload } | { kind: 'ready'; module: M };

/**
 * A page's module and texts, loaded when it is opened. A load that fails is followed by a reload of the page after two
 * seconds, a hundred times at most. Without network nothing is reloaded, and the page says that it is not here; over input
 * that is not saved a person is asked.
 */
export function lazyComponent<M, Given = undefined>(options: {
  parts: Parts;
  namespace: Namespace | readonly Namespace[];
  load: () => Promise<M>;
  render: (module: M, given: Given) => ReactNode;
}) {
  const { parts, namespace, load, render } = options;
  const texts = [namespace].flat();
  return function LazyPage({ given }: { given?: Given }) {
    const [state, setState] = useState<State<M>>({ kind: 'loading' });
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      let isStopped = false;
      const fail = () => {
        if (isStopped) return;
        if (!navigator.onLine) return setState({ kind: 'failed', reload: 'none' });
        if (hasUnsavedInput()) return setState({ kind: 'failed', reload: 'asked' });
        if (!retries.take())
          return setState(() => {
            throw new Error(chunkLoadError);
          });
        setState({ kind: 'failed', reload: 'soon' });
      };
      Promise.all([load(), ...texts.map((each) => parts.translations.load(each))]).then(([module, ...hasTexts]) => {
        if (isStopped) return;
        if (!hasTexts.every(Boolean)) return fail();
        retries.reset();
        setState({ kind: 'ready', module });
      }, fail);
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
        return <NotLoaded reload={state.reload} again={() => setAttempt(attempt + 1)} />;
    }
  };
}

/** The error after the last reload, word for word (specification, section 2). */
export const chunkLoadError = 'chunkLoadError';

const failedWords = { soon: 'loadFailedReload', asked: 'loadFailedUnsaved', none: 'loadFailed' } as const;

function NotLoaded({ reload, again }: { reload: Reload; again: () => void }) {
  const { t } = useTranslation('portal');
  useEffect(() => {
    if (reload !== 'soon') return undefined;
    const timer = setTimeout(() => location.reload(), retryPause);
    return () => clearTimeout(timer);
  }, [reload]);
  return (
    <main className="empty">
      <p role="status">{t(failedWords[reload])}</p>
      {reload === 'none' && (
        <button type="button" className="button" onClick={again}>
          {t('loadAgain')}
        </button>
      )}
      {reload === 'asked' && (
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('crash.reload')}
        </button>
      )}
    </main>
  );
}
