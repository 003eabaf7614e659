import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { attentionPath } from '../../ui/icon-paths.ts';
import { ItemActions } from './item-actions.tsx';
import type { ItemProps } from './item-props.ts';
import { ItemTitle } from './item-title.tsx';
import { ReasonWords } from './reason-words.tsx';

/** A submission that a person has to look at: why, that it is safe, and what can be done. */
export function ItemInNeed(props: ItemProps) {
  const { item, nameOf } = props;
  const { t } = useTranslation('work');
  return (
    <li className="grid gap-3 p-4">
      <div className="flex gap-3">
        <span className="glyph over">
          <Icon path={attentionPath} />
        </span>
        <div className="grid min-w-0 grow gap-2">
          <div>
            <ItemTitle item={item} nameOf={nameOf} state={t(`state.${item.status}`)} tone="over" />
          </div>
          {item.status === 'needsAttention' && <ReasonWords reason={item.reason} />}
          {item.status === 'closed' && <p>{t('unsent.voided')}</p>}
        </div>
      </div>
      <ItemActions {...props} />
    </li>
  );
}
