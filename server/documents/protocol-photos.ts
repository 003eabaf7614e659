import type { Kysely } from 'kysely';
import type { CheckDetails } from '../../src/contract/check-details.ts';
import { localText } from '../../src/domain/local-text.ts';
import type { Tables } from '../database/tables.ts';
import { readPicture } from '../pictures/read-picture.ts';
import type { DocumentPart } from './document-part.ts';
import type { Words } from '../texts/words-in.ts';

const longestSide = 900; // pixels: enough for the size it is printed in

/** The photos of a check one by one, each made anew and small, with the step it belongs to. */
export async function* protocolPhotos(
  db: Kysely<Tables>,
  check: CheckDetails,
  words: Words,
): AsyncGenerator<DocumentPart[]> {
  const photos = check.answers.flatMap(({ itemId, photos: all }) => all.map(({ uploadId }) => ({ itemId, uploadId })));
  if (photos.length === 0) return;
  yield [{ kind: 'heading', level: 2, text: words.say('documents:protocol.photos') }];
  for (const { itemId, uploadId } of photos) {
    const item = check.checklist?.items.find((it) => it.itemId === itemId);
    const text = item ? localText(item.label, words.language) : itemId;
    const jpeg = await readPhoto(db, { submissionId: check.id, uploadId });
    if (jpeg)
      yield [
        { kind: 'paragraph', text },
        { kind: 'picture', ...jpeg, alt: text },
      ];
    else yield [{ kind: 'paragraph', text: words.say('documents:protocol.photoMissing', { step: text }) }];
  }
}

async function readPhoto(db: Kysely<Tables>, { submissionId, uploadId }: { submissionId: string; uploadId: string }) {
  const row = await db
    .selectFrom('upload')
    .select('contentBase64')
    .where('submissionId', '=', submissionId)
    .where('uploadId', '=', uploadId)
    .executeTakeFirst();
  if (!row) return undefined;
  // What cannot be read as a picture is named as missing; the protocol is made all the same.
  const made = await readPicture(Buffer.from(row.contentBase64, 'base64'), (picture) =>
    picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 72 })
      .toBuffer({ resolveWithObject: true }),
  );
  return made && { jpeg: new Uint8Array(made.data), width: made.info.width, height: made.info.height };
}
