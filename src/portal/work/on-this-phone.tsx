import { useTranslation } from 'react-i18next';
import type { FieldStorage } from '../../offline/field-storage.ts';
import { useUnsentCount } from '../../start/unsent/use-outbox.ts';
import { waitingPath } from '../../ui/icon-paths.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { useWatched } from '../../ui/use-watched.ts';

/** Unsent work and drafts that this browser holds, with the way to them; nothing where it holds none. */
export function OnThisPhone({ storage }: { storage: FieldStorage | null }) {
  const { t } = useTranslation('overview');
  const unsent = useUnsentCount(storage) ?? 0;
  const drafts = useWatched(storage?.work ?? null)?.drafts.length ?? 0;
  if (unsent + drafts === 0) return null;
  const parts = [
    unsent > 0 && t('work.unsent', { count: unsent }),
    drafts > 0 && t('work.drafts', { count: drafts }),
  ].filter((part) => part !== false);
  return (
    <LinkButton icon={waitingPath} href="/qr/unsent">
      {parts.join(', ')}
    </LinkButton>
  );
}
