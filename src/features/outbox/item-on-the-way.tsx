import type { IdentifiedDevice } from '../../contract/draft.ts';
import { useTranslation } from 'react-i18next';
import type { OutboxItem } from '../../offline/outbox/outbox-item.ts';
import { Icon } from '../../ui/icon.tsx';
import { waitingPath } from '../../ui/icon-paths.ts';
import { sendingPath } from '../../ui/more-icon-paths.ts';
import { ItemTitle } from './item-title.tsx';

type ItemProps = { item: OutboxItem; nameOf: (device: IdentifiedDevice) => string };

/** A submission that finds its way by itself; why it has not arrived yet, if it was tried. */
export function ItemOnTheWay({ item, nameOf }: ItemProps) {
  const { t } = useTranslation('work');
  const isSending = item.status === 'sending';
  return (
    <li className="flex gap-3 p-4">
      <span className={`glyph ${isSending ? 'info' : 'idle'}`}>
        <Icon path={isSending ? sendingPath : waitingPath} />
      </span>
      <div className="min-w-0 grow">
        <ItemTitle item={item} nameOf={nameOf} state={t(`state.${item.status}`)} tone={isSending ? 'info' : 'idle'} />
        {item.status === 'waiting' && item.lastReason && (
          <p className="muted small">{t(`waitReason.${item.lastReason}`)}</p>
        )}
      </div>
    </li>
  );
}
