import { useState } from 'react';
import type { PhotoItem } from '../../contract/checklist.ts';
import type { FunctionCheckDraft } from '../../contract/draft.ts';
import type { DraftKeeper } from '../../offline/draft-keeper.ts';
import { PhotoField } from './photo-field.tsx';
import { photosOfCheck, photosOfStep } from './photos-of-check.ts';
import type { Taking } from './use-photos.ts';

type PhotoAnswerProps = Omit<Taking, 'place' | 'placeOf'> & {
  item: PhotoItem;
  label: string;
  keeper: DraftKeeper<FunctionCheckDraft>;
};

/** The photos of one step of a check. */
export function PhotoAnswer({ item, keeper, ...field }: PhotoAnswerProps) {
  const [place] = useState(() => photosOfStep(item, keeper));
  const [placeOf] = useState(() => photosOfCheck(keeper));
  return <PhotoField {...field} place={place} placeOf={placeOf} />;
}
