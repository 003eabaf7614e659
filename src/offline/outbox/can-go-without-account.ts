import type { OutboxItem } from './outbox-item.ts';

/** The server refused a check because whoever signed it with an account may no longer send any. */
export const canGoWithoutAccount = (item: OutboxItem): boolean =>
  item.status === 'needsAttention' && item.reason.code === 'performerNoLongerAllowed';
