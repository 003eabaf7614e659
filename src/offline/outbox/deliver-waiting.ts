import { batchLimits } from '../../contract/submission-batch.ts';
import type { DeliveryLock } from './delivery-lock.ts';
import type { Outbox, Tried } from './outbox.ts';
import type { OutboxItem } from './outbox-item.ts';
import { sendBatch, type Sender } from './send-batch.ts';
import { endsWhenReachable, type Turn } from './which-turn.ts';

export type Delivery = {
  outbox: Outbox;
  sender: Sender;
  lock: DeliveryLock;
  /** Whose signed-in work it is, sent by a sender with their token; nobody's without it. */
  whose?: string;
};

const batchesAtOnce = 4;
const roomForDelivery = 500; // bytes: what travels beside each submission
const encoder = new TextEncoder();

/** Sends what is due, round by round, until nothing is. Any tab and the service worker may call it at any time. */
export async function deliverWaiting(delivery: Delivery, turn: Turn = 'due'): Promise<void> {
  let round = turn;
  while (await delivery.lock.withLock(() => deliverOneRound(delivery, round))) round = 'due';
}

/** Up to four batches at once. Answers true when there was something to send, so that the caller looks again. */
async function deliverOneRound({ outbox, sender, whose }: Delivery, turn: Turn): Promise<boolean> {
  await outbox.takeBack();
  // Only now, with the lock: an item whose try was still failing a moment ago would miss it.
  if (turn === 'everything') await outbox.wake();
  if (turn === 'reachable') await outbox.wake(endsWhenReachable);
  const batches = inBatches(await outbox.readDue(whose, turn)).slice(0, batchesAtOnce);
  const tried = (await Promise.all(batches.map((batch) => tryOnce(batch, { outbox, sender, whose })))).flat();
  // The server is there: what waits after an earlier failure need not wait any longer.
  const isOther = ({ id }: OutboxItem) => !tried.some((each) => each.id === id);
  if (tried.some(({ outcome }) => outcome.kind === 'received')) await outbox.wake(isOther);
  return batches.length > 0;
}

async function tryOnce(batch: OutboxItem[], { outbox, sender, whose }: Omit<Delivery, 'lock'>): Promise<Tried[]> {
  const items = await outbox.startSending(
    batch.map(({ id }) => id),
    whose,
  );
  if (items.length === 0) return []; // taken back or discarded since it was read
  const outcomes = await sendBatch(items, sender);
  const tried = items.map(({ id }, at) => ({ id, outcome: outcomes[at]! }));
  await outbox.record(tried);
  return tried;
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
