import type { announcedPhotoSchema } from '../../src/contract/answer.ts';
import type { DeviceRegistration } from '../../src/contract/device-registration.ts';
import type { FunctionCheck } from '../../src/contract/function-check.ts';
import type { z } from '../../src/contract/zod.ts';

export type AnnouncedPhoto = z.infer<typeof announcedPhotoSchema>;

/** The photos a submission says will follow, each once. */
export function announcedPhotos(submission: FunctionCheck | DeviceRegistration): AnnouncedPhoto[] {
  const photos =
    submission.kindOfSubmission === 'functionCheck'
      ? submission.answers.flatMap((answer) => answer.photos)
      : submission.photos;
  return [...new Map(photos.map((photo) => [photo.uploadId, photo])).values()];
}
