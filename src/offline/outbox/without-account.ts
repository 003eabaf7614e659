import { uuidV7 } from '../../domain/uuid-v7.ts';
import type { FieldDatabase } from '../database.ts';
import { freezeSubmission, type MadeSubmission } from '../freeze-submission.ts';
import type { Photos } from '../photos/photos.ts';
import { withRoom } from '../with-room.ts';
import { canGoWithoutAccount } from './can-go-without-account.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxItem } from './outbox-item.ts';
import { namedByCorrection, readItem } from './outbox-row.ts';

export type WithoutAccountParts = { database: FieldDatabase; outbox: Outbox; photos: Photos; now: () => number };

/**
 * Puts such a check on its way again as anybody's, with a new id that names the refused one, because that id stands for
 * the content with the account (decision 16). Both change places in one step: a page that is closed before it leaves the
 * refused one where it was, and copies of photos that nobody announces.
 */
export function createWithoutAccount({ database, outbox, photos, now }: WithoutAccountParts) {
  const { received, drafts, photos: photoRows, photoBytes } = database;
  const readRefused = async (id: string) => {
    const item = readItem(await database.outbox.get(id));
    return item && canGoWithoutAccount(item) ? item : null;
  };

  return {
    async sendWithoutAccount(id: string, correctionReason: string): Promise<void> {
      const refused = await readRefused(id);
      if (!refused) return;
      const submissionId = uuidV7(now());
      const uploads = await photos.copy(id, submissionId);
      const ids = { submissionId, correctsSubmissionId: namedByCorrection(refused) };
      const submission = { ...anonymous(refused, uploads), ...ids, correctionReason };
      const item = await freezeSubmission({ submission, device: refused.device }, now());
      await withRoom(database, () =>
        database.transaction('rw', [database.outbox, received, drafts, photoRows, photoBytes], async () => {
          // The second of two taps made copies as well, and finds the first one's work done.
          if (!(await readRefused(id))) return;
          await database.outbox.update(id, { replacedBy: submissionId });
          await outbox.add(item);
        }),
      );
    },
  };
}

/** The same check, its photos under the ids of their copies, made by the same person by name. */
function anonymous({ submission }: OutboxItem, uploads: ReadonlyMap<string, string>): MadeSubmission['submission'] {
  const text = [...uploads].reduce((json, [from, to]) => json.replaceAll(from, to), JSON.stringify(submission));
  const copied = JSON.parse(text) as MadeSubmission['submission'];
  if (copied.kindOfSubmission !== 'functionCheck') return copied;
  const { userId: _account, ...performer } = copied.performer;
  return { ...copied, performer };
}
