import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { offlinePath } from '../../ui/icon-paths.ts';
import { useWatched } from '../../ui/use-watched.ts';
import type { ConnectionWatch } from './connection.ts';

/** Says that there is no network and that nothing is lost by it. Always there, so that a change is read out. */
export function NoNetworkStrip({ connection }: { connection: ConnectionWatch }) {
  const { t } = useTranslation('field');
  const isOffline = useWatched(connection) === 'offline';
  return (
    <div role="status" className={isOffline ? 'strip offline' : undefined}>
      {isOffline && (
        <>
          <Icon path={offlinePath} />
          <span>{t('noNetwork')}</span>
        </>
      )}
    </div>
  );
}
