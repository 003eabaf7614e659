import type { Checklist } from '../../contract/checklist.ts';
import type { Language } from '../../contract/language.ts';
import { localText } from '../../domain/local-text.ts';
import { asksForNothing, type ShownStep } from './missing-answers.ts';

export type FormRow =
  | { kind: 'section'; itemId: string; label: string; done: number; total: number }
  | { kind: 'step'; step: ShownStep };

type Shown = { checklist: Checklist; steps: ShownStep[]; language: Language };

/** The checklist as it is shown: sections with what is done of them, then their steps. A section without steps is left out. */
export function formRows({ checklist, steps, language }: Shown): FormRow[] {
  const byItem = new Map(steps.map((step) => [step.item.itemId, step]));
  return checklist.items.flatMap((item, index): FormRow[] => {
    const step = byItem.get(item.itemId);
    if (item.kind !== 'section') return step ? [{ kind: 'step', step }] : [];
    const own = stepsUntilNextSection(checklist.items.slice(index + 1), byItem);
    if (own.length === 0) return [];
    const done = own.filter(isDone).length;
    return [{ kind: 'section', itemId: item.itemId, label: localText(item.label, language), done, total: own.length }];
  });
}

/** Answered, or marked as not applicable. */
export const isDone = ({ verdict, draft, item }: ShownStep) =>
  verdict !== 'open' || (draft?.result === 'na' && item.naAllowed);

function stepsUntilNextSection(items: Checklist['items'], byItem: Map<string, ShownStep>): ShownStep[] {
  const end = items.findIndex(({ kind }) => kind === 'section');
  return items
    .slice(0, end < 0 ? undefined : end)
    .map(({ itemId }) => byItem.get(itemId))
    .filter((step) => step !== undefined && !asksForNothing(step.item))
    .filter((step) => step !== undefined);
}
