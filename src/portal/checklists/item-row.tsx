import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ChecklistItem } from '../../contract/checklist.ts';
import { attentionPath, downPath } from '../../ui/icon-paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Badge } from '../../ui/controls/badge.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import { arrowDownPath, arrowUpPath, morePath } from '../../ui/controls/portal-icon-paths.ts';
import type { Editing } from './editing.ts';
import { dropPlace } from './drop-place.ts';
import { stepNumber } from './item-edits.ts';
import { ItemFields } from './item-fields.tsx';
import { useItemLabels } from './use-item-labels.ts';

type ItemRowProps = {
  item: ChecklistItem;
  isFirst: boolean;
  isLast: boolean;
  isOpen: boolean;
  openPoints: number;
  editing: Editing;
  onToggle: () => void;
  onMove: (by: 1 | -1) => void;
  onDrag: () => void;
  onDrop: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
  change: (item: ChecklistItem) => void;
};

/** One step: its number and text, the ways to move it, and its fields while it is open. */
export function ItemRow({ item, isFirst, isLast, isOpen, openPoints, editing, change, ...on }: ItemRowProps) {
  const { t } = useTranslation('checklists');
  const words = useItemLabels(editing.language);
  const label = words.textOf(item);
  const fieldsId = `${item.itemId}-fields`;

  /** The button that was pressed keeps the focus wherever its row goes; at an end, the other one takes it. */
  function move(by: 1 | -1) {
    flushSync(() => on.onMove(by));
    const [up, down] = document.querySelectorAll<HTMLButtonElement>(`#${CSS.escape(item.itemId)}-moves button`);
    const [wished, other] = by < 0 ? [up, down] : [down, up];
    (wished?.disabled ? other : wished)?.focus();
  }
  return (
    <li ref={dropPlace(on.onDrop)} className="border-b border-line data-over:bg-accent-soft">
      <div className="flex flex-wrap items-center gap-x-1 px-(--pad) py-1">
        <span
          draggable
          data-drag={item.itemId}
          aria-hidden="true"
          title={t('items.drag')}
          className="-ms-2 cursor-grab px-2 py-1 text-second select-none max-md:hidden"
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', label);
            on.onDrag();
          }}
        >
          ⠿
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? fieldsId : undefined}
          onClick={on.onToggle}
          className="flex min-h-(--control) min-w-0 grow basis-full cursor-pointer items-center gap-3 rounded-control py-1 text-start md:basis-50"
        >
          <span className="w-6 shrink-0 text-second tabular-nums">
            {item.kind !== 'section' && stepNumber(editing.items, item.itemId)}
          </span>
          <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 grow basis-40">
              <span className={item.kind === 'section' ? 'block text-l font-strong' : 'block font-strong'}>
                {label}
              </span>
              <span className="block text-xs text-second">{words.detailsOf(item)}</span>
            </span>
            {openPoints > 0 && (
              <Badge tone="soon" icon={attentionPath}>
                {t('items.openPoints', { count: openPoints })}
              </Badge>
            )}
          </span>
          <span className={isOpen ? 'rotate-180' : ''}>
            <Icon path={downPath} />
          </span>
        </button>
        <span id={`${item.itemId}-moves`} className="ms-auto flex">
          <IconButton
            label={t('items.up', { label })}
            icon={arrowUpPath}
            isDisabled={isFirst}
            onPress={() => move(-1)}
          />
          <IconButton
            label={t('items.down', { label })}
            icon={arrowDownPath}
            isDisabled={isLast}
            onPress={() => move(1)}
          />
        </span>
        <Menu
          label={t('items.more', { label })}
          trigger={<IconButton label={t('items.more', { label })} icon={morePath} />}
          entries={[
            { kind: 'item', id: 'duplicate', label: t('items.duplicate') },
            { kind: 'item', id: 'remove', label: t('items.remove'), isDanger: true },
          ]}
          onAction={(id) => (id === 'remove' ? on.onRemove() : on.onDuplicate())}
        />
      </div>
      {isOpen && (
        <div id={fieldsId} className="border-t border-line bg-canvas p-(--pad)">
          <ItemFields item={item} change={change} editing={editing} />
        </div>
      )}
    </li>
  );
}
