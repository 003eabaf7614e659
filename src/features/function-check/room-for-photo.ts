import { mostPhotosOfCheck } from '../../contract/answer.ts';
import type { DraftPhoto, PhotoPlace } from '../../offline/photos/photo-place.ts';

/** Why a form takes no further photo here, or null when it does. `instead`: the photo that would make room. */
export function whyNoRoom(
  place: Pick<PhotoPlace, 'max' | 'read' | 'readAll'>,
  instead?: Pick<DraftPhoto, 'uploadId'>,
): 'tooMany' | 'tooManyInCheck' | null {
  const others = place.read().filter((photo) => photo.uploadId !== instead?.uploadId);
  if (others.length >= place.max) return 'tooMany';
  return place.readAll().length - (instead ? 1 : 0) >= mostPhotosOfCheck ? 'tooManyInCheck' : null;
}
