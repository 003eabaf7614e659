import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plusPath } from '../../ui/more-icon-paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import type { Editing } from './editing.ts';
import { moved } from './item-edits.ts';
import { ItemRow } from './item-row.tsx';
import { itemKinds, newId, newItem } from './new-item.ts';
import { controlOf } from './placed-error.ts';
import type { ChecklistEdit } from './use-checklist-edit.ts';
import { useItemLabels } from './use-item-labels.ts';

const most = 100;

type ItemListProps = {
  edit: ChecklistEdit;
  editing: Editing;
  /** The step whose fields are open. */
  open: string | null;
  onOpen: (itemId: string | null) => void;
  /** How much of each step still keeps it from being published. */
  openPoints: (itemId: string) => number;
};

/** The steps of a checklist in their order: moved by drag or by buttons, each opened for its fields. */
export function ItemList({ edit, editing, open, onOpen, openPoints }: ItemListProps) {
  const { t } = useTranslation('checklists');
  const { textOf } = useItemLabels(editing.language);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const { items } = edit.content;

  function move(from: number, to: number) {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    edit.orderItems(moved(items, from, to));
    setSaid(t('items.moved', { label: textOf(item), nth: to + 1, count: items.length }));
  }
  function add(item: (typeof items)[number], at: number) {
    edit.insertItem(item, at);
    onOpen(item.itemId);
    // The menu it was chosen in gives the focus back to its button first.
    const goOn = () => document.getElementById(controlOf({ itemId: item.itemId, field: 'label' }))?.focus();
    document.addEventListener('focusin', goOn, { once: true });
  }
  return (
    <Card title={t('items.title')} isFlush>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol aria-label={t('items.title')}>
        {items.map((item, at) => (
          <ItemRow
            key={item.itemId}
            item={item}
            isFirst={at === 0}
            isLast={at === items.length - 1}
            isOpen={item.itemId === open}
            openPoints={openPoints(item.itemId)}
            editing={editing}
            onToggle={() => onOpen(item.itemId === open ? null : item.itemId)}
            onMove={(by) => move(at, at + by)}
            onDrag={() => setDragged(at)}
            onDrop={() => {
              if (dragged !== null) move(dragged, at);
              setDragged(null);
            }}
            onDuplicate={() => add({ ...structuredClone(item), itemId: newId() }, at + 1)}
            onRemove={() => edit.removeItem(at)}
            change={edit.changeItem}
          />
        ))}
      </ol>
      <div className="grid grid-cols-1 gap-3 p-(--pad)">
        {edit.removed && (
          <div role="status" className="flex flex-wrap items-center gap-3">
            <span className="grow">{t('items.removed', { label: textOf(edit.removed.item) })}</span>
            <Button isCompact onPress={edit.bringBack}>
              {t('undo')}
            </Button>
          </div>
        )}
        {items.length === 0 && <p className="text-second">{t('items.none')}</p>}
        <div>
          <Menu
            label={t('items.kind')}
            trigger={
              <Button icon={plusPath} isDisabled={items.length >= most}>
                {t('items.add')}
              </Button>
            }
            entries={itemKinds.map((id) => ({ kind: 'item', id, label: t(`kinds.${id}`) }))}
            onAction={(id) => {
              const kind = itemKinds.find((each) => each === id);
              // After the one that is open, else at the end.
              const at = items.findIndex(({ itemId }) => itemId === open) + 1 || items.length;
              if (kind) add(newItem(kind, newId()), at);
            }}
          />
        </div>
      </div>
    </Card>
  );
}
