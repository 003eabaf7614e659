import { batchLimits } from '../../contract/submission-batch.ts';
import { severalAtOnce } from '../several-at-once.ts';
import type { DeliveryLock } from './delivery-lock.ts';
import type { Outbox } from './outbox.ts';
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
const firstSize = 50; // items
const quick = 1_000; // milliseconds

/** Sends what is due until nothing is. Any tab and the service worker may call it at any time. */
export async function deliverWaiting({ lock, ...delivery }: Delivery, turn: Turn = 'due'): Promise<void> {
  await lock.withLock(() => deliverDue(delivery, turn));
}

/**
 * Up to four batches at once; whenever one is answered, the next goes. A batch that was answered quickly makes the next one
 * larger, one that was not makes it as small as the first. Answers false: nothing is left to look for.
 */
async function deliverDue({ outbox, sender, whose }: Omit<Delivery, 'lock'>, turn: Turn): Promise<false> {
  await outbox.takeBack();
  // Only now, with the lock: an item whose try was still failing a moment ago would miss it.
  if (turn === 'everything') await outbox.wake();
  if (turn === 'reachable') await outbox.wake(endsWhenReachable);
  const tried = new Set<string>();
  let size = firstSize;
  let isHeard = false;

  await severalAtOnce(batchesAtOnce, {
    async next() {
      const batch = await outbox.startDue({ whose, turn, most: size });
      return batch.length > 0 ? batch : null;
    },
    async run(batch: OutboxItem[]) {
      for (const { id } of batch) tried.add(id);
      const startedAt = sender.now();
      const outcomes = await sendBatch(batch, sender);
      const isQuick = sender.now() - startedAt < quick && outcomes.some(({ kind }) => kind === 'received');
      size = isQuick ? Math.min(size * 2, batchLimits.items) : firstSize;
      await outbox.record(batch.map((item, at) => ({ item, outcome: outcomes[at]! })));
      if (isHeard || !outcomes.some(({ kind }) => kind === 'received')) return;
      isHeard = true;
      // The server is there: what waits after an earlier failure need not wait any longer.
      await outbox.wake(({ id }) => !tried.has(id));
    },
  });
  return false;
}
