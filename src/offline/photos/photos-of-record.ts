import type { FieldDatabase } from '../database.ts';

/** A record was made: the photos it announces wait for their turn, what was taken and removed again goes. Inside the transaction of the outbox. */
export async function releasePhotos(
  { photos, photoBytes }: FieldDatabase,
  record: { id: string; submission: object },
): Promise<void> {
  const content = JSON.stringify(record.submission);
  const rows = await photos.where('submissionId').equals(record.id).toArray();
  const removed = rows.filter(({ id }) => !content.includes(id)).map(({ id }) => id);
  await photos.bulkDelete(removed);
  await photoBytes.bulkDelete(removed);
  await photos.bulkPut(
    rows.filter(({ id }) => content.includes(id)).map((row) => ({ ...row, status: 'waiting', nextAttemptAt: 0 })),
  );
}

/** A record was thrown away, and its photos with it. Inside the transaction of the outbox. */
export async function dropPhotos({ photos, photoBytes }: FieldDatabase, submissionId: string): Promise<void> {
  const ids = await photos.where('submissionId').equals(submissionId).primaryKeys();
  await photos.bulkDelete(ids);
  await photoBytes.bulkDelete(ids);
}

/** A record became a form again, and its photos with it. Inside the transaction of the outbox. */
export async function returnPhotos({ photos }: Pick<FieldDatabase, 'photos'>, submissionId: string): Promise<void> {
  await photos.where('submissionId').equals(submissionId).modify({ status: 'draft' });
}
