import { batchLimits } from '../../contract/submission-batch.ts';
import type { OutboxItem } from './outbox-item.ts';

const roomForDelivery = 500; // bytes: what travels beside each submission
const encoder = new TextEncoder();

/** The first items, as many as one request may hold; an item that is larger than that goes alone. */
export function firstBatch(items: readonly OutboxItem[], most: number = batchLimits.items): OutboxItem[] {
  let bytes = 0;
  const tooMany = items.slice(0, most).findIndex((item, at) => {
    bytes += encoder.encode(JSON.stringify(item.submission)).length + roomForDelivery;
    return at > 0 && bytes > batchLimits.bytes;
  });
  return items.slice(0, tooMany === -1 ? most : tooMany);
}
