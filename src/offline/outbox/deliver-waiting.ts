import { batchLimits } from '../../contract/submission-batch.ts';
import type { DeliveryLock } from './delivery-lock.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxItem } from './outbox-item.ts';
import { sendBatch, type Sender } from './send-batch.ts';

export type Delivery = { outbox: Outbox; sender: Sender; lock: DeliveryLock };

const batchesAtOnce = 4;
const roomForDelivery = 500; // bytes: what travels beside each submission
const encoder = new TextEncoder();

/** Sends what is due, round by round, until nothing is. Any tab and the service worker may call it at any time. */
export async function deliverWaiting(delivery: Delivery): Promise<void> {
  while (await delivery.lock.withLock(() => deliverOneRound(delivery)));
}

/** Up to four batches at once. Answers true when there was something to send, so that the caller looks again. */
async function deliverOneRound({ outbox, sender }: Delivery): Promise<boolean> {
  await outbox.takeBack();
  const batches = inBatches(await outbox.readDue()).slice(0, batchesAtOnce);
  await Promise.all(
    batches.map(async (batch) => {
      const items = await outbox.startSending(batch.map(({ id }) => id));
      if (items.length === 0) return; // taken back or discarded since it was read
      const outcomes = await sendBatch(items, sender);
      await outbox.record(items.map(({ id }, at) => ({ id, outcome: outcomes[at]! })));
    }),
  );
  return batches.length > 0;
}

/** Batches of at most 50 items and 1 MB; an item that is larger than that goes alone. */
function inBatches(items: readonly OutboxItem[]): OutboxItem[][] {
  const batches: OutboxItem[][] = [];
  let bytes = Infinity;
  for (const item of items) {
    const size = encoder.encode(JSON.stringify(item.submission)).length + roomForDelivery;
    const current = batches.at(-1);
    if (!current || current.length === batchLimits.items || bytes + size > batchLimits.bytes) {
      batches.push([item]);
      bytes = size;
    } else {
      current.push(item);
      bytes += size;
    }
  }
  return batches;
}
