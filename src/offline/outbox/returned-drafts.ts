import type { Draft, DraftAnswer } from '../../contract/draft.ts';
import { draftForPerson } from '../../domain/draft-for-person.ts';
import { draftFromSubmission } from '../../domain/draft-from-submission.ts';
import { uuidV7 } from '../../domain/uuid-v7.ts';
import type { FieldDatabase } from '../database.ts';
import { createDrafts } from '../drafts.ts';
import { returnPhotos } from '../photos/photos-of-record.ts';
import type { Photos } from '../photos/photos.ts';
import { createReceivedItems } from '../received-items.ts';
import { hasNeverLeft } from './has-never-left.ts';
import { namedByCorrection, readItem } from './outbox-row.ts';

type DraftPhoto = NonNullable<DraftAnswer['photos']>[number];
/** Why, and the account of whoever is signed in here. */
export type Correcting = { reason: string; here?: string };
export type ReturnParts = { database: FieldDatabase; photos: Photos; now: () => number };

/** Turns submissions into forms again: taken back under their own id, or corrected under a new one. */
export function createReturnedDrafts({ database, photos, now }: ReturnParts) {
  const drafts = createDrafts(database);
  const savedAt = () => new Date(now()).toISOString();

  return {
    /** Makes a draft of what never left this phone, with the same id. Null: it may have left, or is none of ours. */
    async takeBack(id: string, here?: string): Promise<Draft | null> {
      return database.transaction('rw', [database.outbox, database.drafts, database.photos], async () => {
        const item = readItem(await database.outbox.get(id));
        if (!item || !hasNeverLeft(item)) return null;
        const own = draftFromSubmission({ ...item, savedAt: savedAt() });
        if (!own) return null;
        const draft = draftForPerson(own, here);
        await drafts.save(draft);
        await database.outbox.delete(id);
        await returnPhotos(database, id);
        return draft;
      });
    },

    /** A prefilled form with a new id that names the old submission; the old one stays where it is until this is saved. */
    async correct(id: string, { reason, here }: Correcting): Promise<Draft | null> {
      const item = readItem(await database.outbox.get(id));
      const old = item && draftFromSubmission({ ...item, savedAt: savedAt() });
      if (!old) return null;
      const submissionId = uuidV7(now());
      const uploads = await photos.copy(id, submissionId);
      const corrected = withNewPhotos(
        { ...draftForPerson(old, here), ...corrects(namedByCorrection(item)), submissionId },
        uploads,
      );
      corrected.fields = { ...corrected.fields, correctionReason: reason };
      await database.transaction('rw', database.outbox, database.drafts, async () => {
        await database.outbox.update(id, { replacedBy: submissionId });
        await drafts.save(corrected);
      });
      return corrected;
    },

    /** The same for a check the server has: its content left the phone with the receipt, so its form begins empty. */
    async correctReceived(id: string, reason: string): Promise<Draft | null> {
      const received = await createReceivedItems(database).read(id);
      if (!received?.madeWith) return null;
      const { device, madeWith } = received;
      const draft: Draft = {
        kindOfSubmission: 'functionCheck',
        submissionId: uuidV7(now()),
        device,
        startedAt: savedAt(),
        savedAt: savedAt(),
        ...corrects(id),
        ...madeWith,
        answers: [],
        fields: { correctionReason: reason },
      };
      await drafts.save(draft);
      return draft;
    },
  };
}

const corrects = (id: string) => ({ correctsSubmissionId: id });

/** Photos of the old submission may still be sent under their ids: the new one has copies of its own. */
function withNewPhotos(draft: Draft, uploads: ReadonlyMap<string, string>): Draft {
  const copiesOf = (photos: DraftPhoto[]) =>
    photos.flatMap((photo) => {
      const uploadId = uploads.get(photo.uploadId);
      return uploadId === undefined ? [] : [{ ...photo, uploadId }];
    });
  if (draft.kindOfSubmission === 'deviceRegistration') return { ...draft, photos: copiesOf(draft.photos ?? []) };
  const answers = draft.answers.map((answer) =>
    answer.photos ? { ...answer, photos: copiesOf(answer.photos) } : answer,
  );
  return { ...draft, answers };
}
