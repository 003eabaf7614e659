import type { RescuedPhoto } from '../../contract/rescue.ts';
import { sha256 } from '../../domain/content-hash.ts';
import type { Photos } from '../photos/photos.ts';

export type PhotoSource = {
  photos: RescuedPhoto[];
  read(photo: RescuedPhoto): Promise<Uint8Array<ArrayBuffer> | null>;
};

/**
 * Puts the photos of one record on this phone, one at a time, before the record itself: it sets them free when it is
 * there. Answers how many could not be read.
 */
export async function importPhotos(
  { photos, source }: { photos: Photos; source: PhotoSource },
  submissionId: string,
): Promise<number> {
  let missing = 0;
  for (const photo of source.photos) {
    if (photo.submissionId !== submissionId) continue;
    const bytes = await source.read(photo).catch(() => null);
    if (!bytes || bytes.byteLength !== photo.size || (await sha256(bytes)) !== photo.sha256) missing += 1;
    else await photos.keep(photo, bytes.buffer);
  }
  return missing;
}
