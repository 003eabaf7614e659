import type { FieldWork, ReceivedItem } from '../../offline/field-storage.ts';
import type { OutboxItem } from '../../offline/outbox/outbox-item.ts';

export type ReceiptPlace =
  | { kind: 'unsent'; item: OutboxItem }
  | { kind: 'received'; received: ReceivedItem }
  /** Not on this phone: made on another one, or its receipt is older than what is kept. */
  | { kind: 'elsewhere' };

/** Where a submission is, by what this phone knows. Received wins: the server's proof outlives the copy on its way. */
export function receiptOf(submissionId: string, work: FieldWork | undefined): ReceiptPlace {
  const received = work?.received.find(({ id }) => id === submissionId);
  if (received) return { kind: 'received', received };
  const item = work?.outbox.find(({ id }) => id === submissionId);
  return item ? { kind: 'unsent', item } : { kind: 'elsewhere' };
}
