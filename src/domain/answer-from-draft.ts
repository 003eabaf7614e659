import type { Answer, AnswerValue } from '../contract/answer.ts';
import type { AnswerableItem, Checklist } from '../contract/checklist.ts';
import type { DraftAnswer } from '../contract/draft.ts';
import { normalLines } from './normal-text.ts';
import { readTypedNumber } from './typed-number.ts';
import { isAnswerable, visibleItems } from './visible-items.ts';

/** The answers a form holds, as they would be submitted: normalised, in the order of the checklist, hidden ones left out. */
export function answersFromDraft(items: Checklist['items'], drafts: readonly DraftAnswer[]): Answer[] {
  const byItem = new Map(drafts.map((draft) => [draft.itemId, draft]));
  const answers = items
    .filter(isAnswerable)
    .map((item) => answerFromDraft(item, byItem.get(item.itemId)))
    .filter((answer) => answer !== null);
  const shown = new Set(visibleItems(items, answers).map(({ itemId }) => itemId));
  return answers.filter(({ itemId }) => shown.has(itemId));
}

/** The answer to one item, or null while neither a value nor a comment is there. */
export function answerFromDraft(item: AnswerableItem, draft: DraftAnswer | undefined): Answer | null {
  if (!draft) return null;
  const value = valueFromDraft(item, draft);
  const comment = normalLines(draft.comment);
  const photos = value?.kind === 'photo' ? draft.photos! : [];
  return value === null && comment === '' ? null : { itemId: item.itemId, value, comment, photos };
}

function valueFromDraft(item: AnswerableItem, draft: DraftAnswer): AnswerValue | null {
  if (item.kind === 'passFailNa') return draft.result && { kind: 'passFailNa', result: draft.result };
  if (draft.result === 'na') return { kind: 'notApplicable' };
  switch (item.kind) {
    case 'measurement':
      return readingsFromDraft(item.repeat, draft.typed);
    case 'text': {
      const text = normalLines(draft.typed[0] ?? '');
      return text === '' ? null : { kind: 'text', text };
    }
    case 'choice':
      return draft.optionIds.length === 0 ? null : { kind: 'choice', optionIds: draft.optionIds };
    case 'photo':
      return draft.photos?.length ? { kind: 'photo', uploadIds: draft.photos.map(({ uploadId }) => uploadId) } : null;
  }
}

/** All readings or none: a measurement that is half typed is not measured yet. */
function readingsFromDraft(repeat: number, typed: readonly string[]): AnswerValue | null {
  const readings = typed.slice(0, repeat).flatMap((text) => {
    const number = readTypedNumber(text);
    return number.kind === 'number' ? [{ decimal: number.decimal, typed: text }] : [];
  });
  return readings.length < repeat ? null : { kind: 'measurement', readings };
}
