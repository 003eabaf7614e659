import { useState } from 'react';
import type { PhotoItem } from '../../contract/checklist.ts';
import type { FunctionCheckDraft } from '../../contract/draft.ts';
import type { DraftKeeper } from '../../offline/draft-keeper.ts';
import type { PhotoPlace } from '../../offline/photos/photo-place.ts';
import { withAnswer } from './draft-answers.ts';
import { PhotoField } from './photo-field.tsx';
import type { Taking } from './use-photos.ts';

type PhotoAnswerProps = Omit<Taking, 'place'> & {
  item: PhotoItem;
  label: string;
  keeper: DraftKeeper<FunctionCheckDraft>;
};

/** The photos of one step of a check. */
export function PhotoAnswer({ item, keeper, ...field }: PhotoAnswerProps) {
  const [place] = useState(() => photosOfStep(item, keeper));
  return <PhotoField {...field} place={place} />;
}

function photosOfStep({ itemId, max }: PhotoItem, keeper: DraftKeeper<FunctionCheckDraft>): PhotoPlace {
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
