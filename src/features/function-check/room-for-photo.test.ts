import { expect, test } from 'vitest';
import { whyNoRoom } from './room-for-photo.ts';

const photos = (count: number) =>
  Array.from({ length: count }, (_, nr) => ({
    uploadId: `photo ${nr}`,
    sha256: '0'.repeat(64),
    size: 1,
    contentType: 'image/jpeg' as const,
  }));
const place = ({ here, inForm }: { here: number; inForm: number }) => ({
  max: 5,
  read: () => photos(here),
  readAll: () => photos(inForm),
});

test('[QR-3] a check takes twenty photos, and refuses the 21st', () => {
  expect(whyNoRoom(place({ here: 4, inForm: 19 }))).toBeNull();
  expect(whyNoRoom(place({ here: 4, inForm: 20 }))).toBe('tooManyInCheck');
});

test('[QR-3] a step takes the photos its checklist allows, and not one more', () => {
  expect(whyNoRoom(place({ here: 4, inForm: 4 }))).toBeNull();
  expect(whyNoRoom(place({ here: 5, inForm: 5 }))).toBe('tooMany');
});

test('[QR-3] the last photo of a full form can still be taken again', () => {
  expect(whyNoRoom(place({ here: 5, inForm: 20 }), { uploadId: 'photo 4' })).toBeNull();
});
