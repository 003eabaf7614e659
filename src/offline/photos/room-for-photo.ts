import { mostPhotosOfCheck } from '../../contract/answer.ts';
import type { DraftPhoto, PhotoPlace } from './photo-place.ts';

type Claimed = {
  /** Picked for this place, and for the whole form, and no photos yet. */
  here?: number;
  all?: number;
  /** The photo that would make room. */
  instead?: Pick<DraftPhoto, 'uploadId'> | undefined;
};

/** Why a form takes no further photo here, or null when it does. */
export function whyNoRoom(
  place: Pick<PhotoPlace, 'max' | 'read' | 'readAll'>,
  { here = 0, all = 0, instead }: Claimed = {},
): 'tooMany' | 'tooManyInCheck' | null {
  const others = place.read().filter((photo) => photo.uploadId !== instead?.uploadId);
  if (others.length + here >= place.max) return 'tooMany';
  return place.readAll().length + all - (instead ? 1 : 0) >= mostPhotosOfCheck ? 'tooManyInCheck' : null;
}
