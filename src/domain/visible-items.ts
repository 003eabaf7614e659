import type { Answer, AnswerValue } from '../contract/answer.ts';
import type { AnswerableItem, ChecklistItem } from '../contract/checklist.ts';

/** The items that are shown, given the answers so far. A condition on an item that is itself hidden does not hold. */
export function visibleItems(items: readonly ChecklistItem[], answers: readonly Answer[]): ChecklistItem[] {
  const values = new Map(answers.map(({ itemId, value }) => [itemId, value]));
  const shown = new Set<string>();
  return items.filter((item) => {
    const { visibleIf } = item;
    const isShown =
      !visibleIf ||
      (shown.has(visibleIf.itemId) && holds(visibleIf.op, visibleIf.value, values.get(visibleIf.itemId) ?? null));
    if (isShown) shown.add(item.itemId);
    return isShown;
  });
}

export const isAnswerable = (item: ChecklistItem): item is AnswerableItem => item.kind !== 'section';

function holds(op: 'equals' | 'notEquals', wanted: string, value: AnswerValue | null): boolean {
  if (value === null) return false; // an open question decides nothing yet
  return textsOf(value).includes(wanted) === (op === 'equals');
}

function textsOf(value: AnswerValue): string[] {
  switch (value.kind) {
    case 'passFailNa':
      return [value.result];
    case 'measurement':
      return value.readings.map(({ decimal }) => decimal);
    case 'text':
      return [value.text];
    case 'choice':
      return value.optionIds;
    case 'photo':
      return value.uploadIds;
    case 'notApplicable':
      return ['na'];
  }
}
