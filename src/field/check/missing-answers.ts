import type { AnswerableItem, Checklist } from '../../contract/checklist.ts';
import type { DraftAnswer } from '../../contract/draft.ts';
import { answersFromDraft } from '../../domain/answer-from-draft.ts';
import { evaluatedItems, type ItemVerdict } from '../../domain/verdict.ts';
import { evaluatedMeasurement } from './evaluated-measurement.ts';

/** Why the answer to an item cannot be submitted as it stands. */
export type MissingReason = 'answer' | 'comment' | 'readings' | 'notANumber' | 'tooLong';

/** A visible item as it stands in the form; `nr` is the number it is shown with. */
export type ShownStep = {
  item: AnswerableItem;
  nr: number;
  draft: DraftAnswer | undefined;
  verdict: ItemVerdict;
  missing: MissingReason | null;
};

/** A photo that is only offered holds nobody up. */
export const asksForNothing = (item: AnswerableItem) => item.kind === 'photo' && !item.required;

/** Every item that is shown now, with what it still needs. */
export function shownSteps(items: Checklist['items'], drafts: readonly DraftAnswer[]): ShownStep[] {
  const byItem = new Map(drafts.map((draft) => [draft.itemId, draft]));
  return evaluatedItems(items, answersFromDraft(items, drafts)).map(({ item, verdict }, index) => {
    const draft = byItem.get(item.itemId);
    return { item, nr: index + 1, draft, verdict, missing: missingOf(item, draft, verdict) };
  });
}

function missingOf(item: AnswerableItem, draft: DraftAnswer | undefined, verdict: ItemVerdict): MissingReason | null {
  if (asksForNothing(item)) return null;
  const isOpen = verdict === 'open' && draft?.result !== 'na';
  if (isOpen && item.kind === 'measurement') {
    const evaluated = evaluatedMeasurement(item, draft?.typed ?? []);
    // Half of a measurement must not be lost without a word, also where the item is optional.
    if (evaluated.kind === 'notANumber') return 'notANumber';
    if (evaluated.kind === 'open' && evaluated.typed > 0) return 'readings';
  }
  if (verdict === 'open' && item.required) return 'answer';
  if (verdict === 'fail' && item.commentRequiredOnFail && !draft?.comment.trim()) return 'comment';
  const longestText = item.kind === 'text' ? item.maxLength : 2000;
  const isTooLong = codePoints(draft?.typed[0] ?? '') > longestText || codePoints(draft?.comment ?? '') > 2000;
  return isTooLong ? 'tooLong' : null;
}

/** The item to go to next: the first after `after` that is open or missing something, else the first of all. */
export function nextOpenStep(steps: readonly ShownStep[], after: string | null): ShownStep | undefined {
  const isOpen = ({ item, verdict, draft, missing }: ShownStep) =>
    missing !== null || (verdict === 'open' && draft?.result !== 'na' && !asksForNothing(item));
  const position = steps.findIndex(({ item }) => item.itemId === after);
  return steps.slice(position + 1).find(isOpen) ?? steps.find(isOpen);
}

/** Length as the contract counts it: code points, not UTF-16 units. */
const codePoints = (text: string) => [...text].length;
