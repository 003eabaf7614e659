import type { ChecklistItem } from '../../contract/checklist.ts';
import type { ChecklistContent } from '../../contract/checklist-details.ts';
import { conflictsOf, mergedValues, type Conflict, type FormValues } from '../../ui/form/merged-values.ts';

type Contents = { base: ChecklistContent; mine: ChecklistContent; theirs: ChecklistContent };

/**
 * What two people left differently in one draft. A step both still have is compared field by field, by its id wherever
 * it stands; one that was added or removed, as a whole; the order as a whole.
 */
export function contentConflicts({ base, mine, theirs }: Contents): Conflict[] {
  const shared = sharedItems([base, mine, theirs]);
  return conflictsOf({
    base: comparable(base, shared),
    mine: comparable(mine, shared),
    theirs: comparable(theirs, shared),
  });
}

/** My content, with theirs where it was chosen. */
export function mergedContent({ base, mine, theirs }: Contents, conflicts: readonly Conflict[]): ChecklistContent {
  const values = mergedValues(comparable(mine, sharedItems([base, mine, theirs])), conflicts);
  const { items, order, ...rest } = values;
  const byId = new Map(
    Object.entries(items)
      .map(([id, item]) => [id, Array.isArray(item) ? item[0] : item] as const)
      .filter(([, item]) => item !== undefined),
  );
  const ordered = [...new Set([...order, ...byId.keys()])];
  const merged = ordered.map((id) => byId.get(id)).filter((item) => item !== undefined);
  return { ...(rest as Omit<ChecklistContent, 'items'>), items: merged.map(asItem) };
}

const sharedItems = (contents: readonly ChecklistContent[]) => {
  const [first, ...others] = contents.map(
    ({ items }) => new Map(items.map(({ itemId, kind }): [string, string] => [itemId, kind])),
  );
  return new Set([...first!].filter(([id, kind]) => others.every((ids) => ids.get(id) === kind)).map(([id]) => id));
};

type Comparable = FormValues & { order: string[]; items: Record<string, FormValues | ChecklistItem[]> };

function comparable({ items, intro, ...rest }: ChecklistContent, shared: ReadonlySet<string>): Comparable {
  return {
    ...rest,
    intro: intro ?? {},
    order: items.map(({ itemId }) => itemId),
    items: Object.fromEntries(items.map((item) => [item.itemId, shared.has(item.itemId) ? fieldsOf(item) : [item]])),
  };
}

/** A condition is one thing: half of mine and half of theirs would ask for nothing. */
const fieldsOf = ({ visibleIf, help, ...item }: ChecklistItem): FormValues => ({
  ...item,
  help: help ?? {},
  visibleIf: visibleIf ? [visibleIf] : [],
});

function asItem(item: FormValues | ChecklistItem): ChecklistItem {
  if (!Array.isArray(item.visibleIf)) return item as ChecklistItem;
  const { visibleIf, ...rest } = item;
  const [condition] = visibleIf as [ChecklistItem['visibleIf']?];
  return { ...rest, ...(condition && { visibleIf: condition }) } as ChecklistItem;
}
