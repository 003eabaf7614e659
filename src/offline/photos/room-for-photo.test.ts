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

test('[QR-3, OFF-14] what was picked and is not ready counts as much as what is', () => {
  expect(whyNoRoom(place({ here: 2, inForm: 2 }), { here: 2, all: 2 })).toBeNull();
  expect(whyNoRoom(place({ here: 2, inForm: 2 }), { here: 3, all: 3 })).toBe('tooMany');
  expect(whyNoRoom(place({ here: 1, inForm: 15 }), { here: 1, all: 5 })).toBe('tooManyInCheck');
});

test('[QR-3] a step takes the photos its checklist allows, and not one more', () => {
  expect(whyNoRoom(place({ here: 4, inForm: 4 }))).toBeNull();
  expect(whyNoRoom(place({ here: 5, inForm: 5 }))).toBe('tooMany');
});

test('[QR-3] the last photo of a full form can still be taken again', () => {
  expect(whyNoRoom(place({ here: 5, inForm: 20 }), { instead: { uploadId: 'photo 4' } })).toBeNull();
});
