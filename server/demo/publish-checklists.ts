import type { Kysely } from 'kysely';
import { checklistSchema } from '../../src/contract/checklist.ts';
import { contentHash } from '../../src/domain/content-hash.ts';
import type { Tables } from '../database/tables.ts';
import type { ChecklistContent } from './demo-item.ts';
import type { PublishedVersion } from './keep-demo-submissions.ts';

/** Publishes versions of checklists, each at its time, the earlier of one before its next. */
export async function publishChecklists(
  db: Kysely<Tables>,
  contents: readonly { content: ChecklistContent; publishedAt: number }[],
): Promise<PublishedVersion[]> {
  const published: PublishedVersion[] = [];
  for (const { content, publishedAt } of contents) {
    const { checklistId, version, kind } = content;
    const at = new Date(publishedAt).toISOString();
    const checklist = checklistSchema.parse({ ...content, contentHash: await contentHash(content) });
    await db
      .insertInto('checklist')
      .values({ id: checklistId, kind, status: 'active', version: 1, createdAt: at, updatedAt: at })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await db
      .insertInto('checklistVersion')
      .values({
        checklistId,
        version,
        state: 'published',
        contentJson: JSON.stringify(checklist),
        contentHash: checklist.contentHash,
        publishedAt: at,
      })
      .execute();
    published.push({ checklist, publishedAt });
  }
  return published;
}
