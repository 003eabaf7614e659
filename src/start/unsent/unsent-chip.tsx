import { useTranslation } from 'react-i18next';
import type { FieldStorage } from '../../offline/field-storage.ts';
import { Icon } from '../../ui/icon.tsx';
import { receivedPath, waitingPath } from '../../ui/icon-paths.ts';
import { useUnsentCount } from './use-outbox.ts';

/** The number of unsent submissions, on every field page, and the way to them. Unknown does not look like none. */
export function UnsentChip({ storage }: { storage: FieldStorage | null }) {
  const { t } = useTranslation('field');
  const count = useUnsentCount(storage);
  return (
    <a
      className="chip"
      href="/qr/unsent"
      aria-label={count === undefined ? t('unsentUnknown') : t('unsent', { count })}
    >
      <Icon path={count === 0 ? receivedPath : waitingPath} />
      {count !== undefined && <span className={count > 0 ? 'count on' : 'count'}>{count}</span>}
    </a>
  );
}
