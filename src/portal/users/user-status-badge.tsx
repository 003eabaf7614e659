import { useTranslation } from 'react-i18next';
import type { UserStatus } from '../../contract/user.ts';
import { lockPath } from '../../ui/more-icon-paths.ts';
import { Badge } from '../../ui/controls/badge.tsx';

/** Whether somebody can sign in: said loudly only where they cannot. */
export function UserStatusBadge({ status }: { status: UserStatus }) {
  const { t } = useTranslation('users');
  const word = t(`status.${status}`);
  if (status === 'active' || status === 'invited') return <span className="text-second">{word}</span>;
  return (
    <Badge tone="idle" icon={lockPath}>
      {word}
    </Badge>
  );
}
