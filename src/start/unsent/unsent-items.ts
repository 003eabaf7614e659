import type { FieldWork } from '../../offline/field-storage.ts';
import type { OutboxItem } from '../../offline/outbox/outbox-item.ts';

/** What still has to reach the server. A submission that was voided there has nowhere to go any more. */
export const unsentItems = (outbox: readonly OutboxItem[]) => outbox.filter(({ status }) => status !== 'closed');

/** Photos that have to follow a record which the server has already; those of a record on its way count with it. */
export const missingPhotos = ({ photos, outbox }: Pick<FieldWork, 'photos' | 'outbox'>) =>
  photos.filter(({ status, submissionId }) => status !== 'draft' && !outbox.some(({ id }) => id === submissionId));

/** What a person has to look at. */
export const itemsInNeed = (outbox: readonly OutboxItem[]) =>
  outbox.filter(({ status }) => status === 'needsAttention' || status === 'closed');
