import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Catches what breaks around the pages, the error dialog included (specification, section 2). Needs none of the portal's controls. */
export class EarlierFallback extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(error: Error) {
    reportError(error);
  }

  override render() {
    return this.state.error ? <Broken error={this.state.error} /> : this.props.children;
  }
}

function Broken({ error }: { error: Error }) {
  const { t } = useTranslation('portal');
  return (
    <main className="empty">
      <div role="alert">
        <p>{t('commonErrors.unknownError')}</p>
        <p>{String(error)}</p>
      </div>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {t('crash.reload')}
      </button>
    </main>
  );
}
