import type { FunctionCheckDraft } from '../../contract/draft.ts';
import { withAnswer } from './draft-answers.ts';
import { asksForNothing, type ShownStep } from './missing-answers.ts';

type Edit = (draft: FunctionCheckDraft) => FunctionCheckDraft;

/** The steps nobody answered yet that may be not applicable. What was begun, a value or a comment, is left to its author. */
export const remainingSteps = (steps: readonly ShownStep[]) =>
  steps.filter(
    ({ item, verdict, draft }) => item.naAllowed && verdict === 'open' && !asksForNothing(item) && !isBegun(draft),
  );

/** Marks steps as not applicable, each with the reason as its comment. */
export const withNotApplicable =
  (steps: readonly ShownStep[], reason: string): Edit =>
  (draft) =>
    steps.reduce((before, { item }) => withAnswer(item.itemId, { result: 'na', comment: reason })(before), draft);

/** Takes that back, except where somebody answered otherwise meanwhile. */
export const withoutNotApplicable =
  (steps: readonly ShownStep[], reason: string): Edit =>
  (draft) => ({
    ...draft,
    answers: draft.answers.filter(
      ({ itemId, result, comment }) =>
        !(result === 'na' && comment === reason && steps.some(({ item }) => item.itemId === itemId)),
    ),
  });

const isBegun = (draft: ShownStep['draft']) =>
  draft !== undefined &&
  (draft.result !== null ||
    [draft.comment, ...draft.typed].some((text) => text.trim() !== '') ||
    draft.optionIds.length > 0 ||
    Boolean(draft.photos?.length));
