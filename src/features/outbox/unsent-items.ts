import type { OutboxItem } from '../../offline/outbox/outbox-item.ts';

/** What still has to reach the server. A submission that was voided there has nowhere to go any more. */
export const unsentItems = (outbox: readonly OutboxItem[]) => outbox.filter(({ status }) => status !== 'closed');

/** What a person has to look at. */
export const itemsInNeed = (outbox: readonly OutboxItem[]) =>
  outbox.filter(({ status }) => status === 'needsAttention' || status === 'closed');
