import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { waitingPath } from '../../ui/icon-paths.ts';
import { sendingPath } from '../../ui/more-icon-paths.ts';
import { ItemActions } from './item-actions.tsx';
import type { ItemProps } from './item-props.ts';
import { ItemTitle } from './item-title.tsx';
import { personHere } from '../../session/person-here.ts';

/** A submission that finds its way by itself; why it has not arrived yet, if it was tried. */
export function ItemOnTheWay(props: ItemProps) {
  const { item, nameOf } = props;
  const { t } = useTranslation('work');
  const isSending = item.status === 'sending';
  const [isSignedOut] = useState(() => personHere() === null);
  return (
    <li className="grid gap-3 p-4">
      <div className="flex gap-3">
        <span className={`glyph ${isSending ? 'info' : 'idle'}`}>
          <Icon path={isSending ? sendingPath : waitingPath} />
        </span>
        <div className="min-w-0 grow">
          <ItemTitle item={item} nameOf={nameOf} state={t(`state.${item.status}`)} tone={isSending ? 'info' : 'idle'} />
          {item.status === 'waitsForSignIn' && (
            <p className="small">
              {t('unsent.waitsFor', { name: performerName(item) })}{' '}
              {isSignedOut && (
                <a className="text-link" href="/auth/login">
                  {t('unsent.signIn')}
                </a>
              )}
            </p>
          )}
          {item.status === 'waiting' && item.lastReason && (
            <p className="muted small">{t(`waitReason.${item.lastReason}`)}</p>
          )}
        </div>
      </div>
      <ItemActions {...props} />
    </li>
  );
}

/** As it stands in the submission, which may be of another build. */
function performerName({ submission }: ItemProps['item']): string {
  const { name } = (submission.performer ?? {}) as { name?: unknown };
  return typeof name === 'string' ? name : '';
}
