import { useState } from 'react';
import type { ChecklistItem } from '../../contract/checklist.ts';
import type { ChecklistContent } from '../../contract/checklist-details.ts';
import { replaced } from './item-edits.ts';

type Removed = { item: ChecklistItem; at: number };

/** The content that is being edited; what was removed last can be brought back. */
export function useChecklistEdit(start: ChecklistContent) {
  const [content, setContent] = useState(start);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const setItems = (change: (items: ChecklistItem[]) => ChecklistItem[]) =>
    setContent((before) => ({ ...before, items: change(before.items) }));

  return {
    content,
    removed,
    replaceContent(next: ChecklistContent) {
      setContent(next);
      setRemoved(null);
    },
    change: (change: Partial<ChecklistContent>) => setContent((before) => ({ ...before, ...change })),
    changeItem: (item: ChecklistItem) =>
      setItems((items) =>
        replaced(
          items,
          items.findIndex(({ itemId }) => itemId === item.itemId),
          item,
        ),
      ),
    insertItem: (item: ChecklistItem, at: number) => setItems((items) => items.toSpliced(at, 0, item)),
    orderItems: (items: ChecklistItem[]) => setItems(() => items),
    removeItem(at: number) {
      const item = content.items[at];
      if (!item) return;
      setItems((items) => items.toSpliced(at, 1));
      setRemoved({ item, at });
    },
    bringBack() {
      if (!removed) return;
      setItems((items) => items.toSpliced(removed.at, 0, removed.item));
      setRemoved(null);
    },
  };
}
export type ChecklistEdit = ReturnType<typeof useChecklistEdit>;
