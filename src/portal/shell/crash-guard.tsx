import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { regional } from '../../i18n/regional.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DescriptionList } from '../../ui/page/description-list.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { failedPath } from '../../ui/icon-paths.ts';
import { chunkLoadError } from './lazy-component.tsx';

type Crash = { error: Error; at: Date; pathname: string };

/** Catches what breaks while a page is drawn, and says what it was (specification, section 2). */
export class CrashGuard extends Component<{ children: ReactNode }, { crash: Crash | null }> {
  override state: { crash: Crash | null } = { crash: null };

  static getDerivedStateFromError(thrown: unknown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { crash: { error, at: new Date(), pathname: location.pathname } };
  }

  override componentDidCatch(error: Error) {
    reportError(error);
  }

  override render() {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return <CrashDialog crash={crash} onClose={() => this.setState({ crash: null })} />;
  }
}

function CrashDialog({ crash: { error, at, pathname }, onClose }: { crash: Crash; onClose: () => void }) {
  const { t, i18n } = useTranslation('portal');
  const known = new Map([
    [noConfiguration, t('commonErrors.noConfiguration')],
    [chunkLoadError, t('commonErrors.chunkLoadError')],
  ]);
  const time = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeStyle: 'medium' }).format(
    at,
  );
  return (
    <Dialog
      isAlert
      isOpen
      onClose={onClose}
      title={t('crash.title')}
      sub={t('crash.text')}
      glyph={{ icon: failedPath, tone: 'bad' }}
      buttons={
        <>
          <Button onPress={onClose}>{t('close')}</Button>
          <Button variant="primary" onPress={() => location.reload()}>
            {t('crash.reload')}
          </Button>
        </>
      }
    >
      <DescriptionList
        facts={[
          { term: t('crash.name'), value: error.name },
          { term: t('crash.message'), value: known.get(error.message) ?? error.message },
          { term: t('crash.path'), value: pathname },
          { term: t('crash.time'), value: time },
        ]}
      />
    </Dialog>
  );
}

/** The error of a signed-in person without a configuration of their group, word for word (specification, section 3). */
export const noConfiguration = 'Group configuration could not be found';
