import type { AnnouncedPhoto } from '../../../server/submissions/announced-photos.ts';
import { hash } from 'node:crypto';
import { checkTime } from './a-function-check.ts';
import { uuidV7 } from '../../../src/domain/uuid-v7.ts';

/** Bytes that stand for a photo, with the beginning of one, and what a submission announces of them. */
export function aPhoto(content = 'a photo of a housing') {
  const bytes = Buffer.from(`\u00FF\u00D8\u00FF${content}`, 'latin1');
  return {
    bytes,
    announced: {
      uploadId: uuidV7(checkTime),
      sha256: hash('sha256', bytes),
      size: bytes.length,
      contentType: 'image/jpeg' as const,
    },
  };
}

/** The answer to an item that is nothing but photos. */
export const photoAnswer = (...photos: { announced: AnnouncedPhoto }[]) => ({
  itemId: 'housing',
  value: { kind: 'photo' as const, uploadIds: photos.map(({ announced }) => announced.uploadId) },
  comment: '',
  photos: photos.map(({ announced }) => announced),
});
