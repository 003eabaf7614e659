import { mostPhotosOfCheck } from '../../contract/answer.ts';
import type { FunctionCheckDraft } from '../../contract/draft.ts';
import type { DraftKeeper } from '../../offline/draft-keeper.ts';
import type { PhotoPlace } from '../../offline/photos/photo-place.ts';
import { withAnswer } from './draft-answers.ts';

/** Where the photos of each step of a check are, whether its step is on screen or not. */
export const photosOfCheck = (keeper: DraftKeeper<FunctionCheckDraft>) => (itemId: string) =>
  photosOfStep({ itemId, max: mostPhotosOfCheck }, keeper);

export function photosOfStep(
  { itemId, max }: { itemId: string; max: number },
  keeper: DraftKeeper<FunctionCheckDraft>,
): PhotoPlace {
  const photosOf = ({ answers }: FunctionCheckDraft) =>
    answers.find((answer) => answer.itemId === itemId)?.photos ?? [];
  return {
    submissionId: keeper.read().draft.submissionId,
    itemId,
    max,
    read: () => photosOf(keeper.read().draft),
    readAll: () => keeper.read().draft.answers.flatMap(({ photos = [] }) => photos),
    change: (edit) =>
      keeper.change((draft) => withAnswer(itemId, { photos: edit(photosOf(draft)), result: null })(draft)),
  };
}
