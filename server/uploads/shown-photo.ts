import type { Kysely } from 'kysely';
import { readPicture } from '../pictures/read-picture.ts';
import type { Tables } from '../database/tables.ts';

type Which = {
  uploadId: string;
  submissionId?: string;
  customerId?: string;
  siteIds?: string[];
  size: 'thumb' | 'full';
};

const longestSide = { thumb: 320, full: 2048 }; // pixels

/**
 * A photo as it may be shown: made anew from what was sent, without its metadata. Undefined where there is none within
 * reach; null for what cannot be read as a picture.
 */
export async function shownPhoto(db: Kysely<Tables>, which: Which): Promise<Buffer | null | undefined> {
  const { uploadId, submissionId, customerId, siteIds, size } = which;
  const row = await db
    .selectFrom('upload')
    .innerJoin('submission', 'submission.id', 'upload.submissionId')
    .select('upload.contentBase64')
    .where('upload.uploadId', '=', uploadId)
    .$if(submissionId !== undefined, (query) => query.where('submission.id', '=', submissionId!))
    .$if(customerId !== undefined, (query) => query.where('submission.customerId', '=', customerId!))
    .$if(siteIds !== undefined, (query) => query.where('submission.siteId', 'in', siteIds!))
    .orderBy('upload.receivedAt')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const side = longestSide[size];
  return readPicture(Buffer.from(row.contentBase64, 'base64'), (picture) =>
    picture
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: size === 'thumb' ? 70 : 82 })
      .toBuffer(),
  );
}
