import { useEffect, useState, type FunctionComponent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '../../i18n/namespaces.ts';
import type { Translations } from '../../i18n/translations.ts';
import { hasUnsavedInput } from '../../ui/form/unsaved-input.ts';
import { createPageLoadRetries, retryPause } from './page-load-retries.ts';
import { usePortalParts } from './portal-parts.ts';

const retries = createPageLoadRetries(() => sessionStorage);

/** What comes after a load that failed: a reload by itself, one that a person has to ask for, or none. */
type Reload = 'soon' | 'asked' | 'none';
type State<Props> =
  | { kind: 'loading' }
  | { kind: 'failed'; reload: Reload }
  | { kind: 'ready'; Loaded: FunctionComponent<Props> };

/** A component that is loaded when it is shown, or before that by `preload`. */
export type LazyComponent<Props> = FunctionComponent<Props> & { preload: (translations: Translations) => void };

/**
 * A component and its texts, loaded when it is shown. A load that fails is followed by a reload of the page after two
 * seconds, a hundred times at most. Without network nothing is reloaded, and the page says that it is not here; over input
 * that is not saved a person is asked.
 */
export function lazyComponent<Props extends object>(
  texts: Namespace | readonly Namespace[],
  load: () => Promise<FunctionComponent<Props>>,
): LazyComponent<Props> {
  const namespaces = [texts].flat();
  let loaded: FunctionComponent<Props> | undefined;
  let loading: Promise<FunctionComponent<Props>> | undefined;

  function loadOnce(translations: Translations): Promise<FunctionComponent<Props>> {
    loading ??= loadAll(translations).finally(() => (loading = undefined));
    return loading;
  }

  async function loadAll(translations: Translations) {
    const [Loaded, ...hasTexts] = await Promise.all([load(), ...namespaces.map((each) => translations.load(each))]);
    if (!hasTexts.every(Boolean)) throw new Error('The texts of this page are missing.');
    return (loaded = Loaded);
  }

  function Lazy(props: Props) {
    const { translations } = usePortalParts().start.parts;
    const [state, setState] = useState<State<Props>>(loaded ? { kind: 'ready', Loaded: loaded } : { kind: 'loading' });
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
      loadOnce(translations).then((Loaded) => {
        if (isStopped) return;
        retries.reset();
        setState({ kind: 'ready', Loaded });
      }, fail);
      return () => {
        isStopped = true;
      };
    }, [attempt, translations]);

    switch (state.kind) {
      case 'loading':
        return null;
      case 'ready':
        return <state.Loaded {...props} />;
      case 'failed':
        return <NotLoaded reload={state.reload} again={() => setAttempt(attempt + 1)} />;
    }
  }
  // A preload that fails is no failure yet: the component tries again when it is shown.
  return Object.assign(Lazy, {
    preload: (translations: Translations) => void loadOnce(translations).catch(() => undefined),
  });
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
