import type { FieldDatabase } from '../database.ts';
import { dropPhotos } from '../photos/photos-of-record.ts';
import type { OutboxItem } from './outbox-item.ts';
import { readDiscardedRow, readItem, unreadable, withTime } from './outbox-row.ts';

export type DiscardedItem = { item: OutboxItem; discardedAt: number };

const canBeUndoneFor = 10 * 60_000; // milliseconds

/** What somebody threw away and may still want back: sent by nobody, gone for good after ten minutes. */
export function createDiscardedItems({ database, now }: { database: FieldDatabase; now: () => number }) {
  const { outbox, photos, photoBytes } = database;
  const readRows = async () =>
    (await outbox.where('status').equals('discarded').toArray()).map(readDiscardedRow).filter((row) => row !== null);

  return {
    /** The latest first. */
    async list(): Promise<DiscardedItem[]> {
      return (await readRows())
        .map(({ before, discardedAt }) => ({ item: readItem(before) ?? unreadable(before), discardedAt }))
        .toSorted((a, b) => b.discardedAt - a.discardedAt);
    },

    /** Takes an item off the list. What is being sent right now cannot be discarded. */
    async discard(id: string): Promise<void> {
      await database.transaction('rw', outbox, async () => {
        const before = await outbox.get(id);
        // A row that cannot be read is being sent by nobody, whatever it says.
        if (!before || before.status === 'discarded' || readItem(before)?.status === 'sending') return;
        await outbox.put({ id, status: 'discarded', discardedAt: now(), before });
      });
    },

    /** Puts an item back as it was. */
    async undo(id: string): Promise<void> {
      await database.transaction('rw', outbox, async () => {
        const row = readDiscardedRow(await outbox.get(id));
        if (row) await outbox.put(withTime<typeof row.before & { status?: unknown }>(row.before));
      });
    },

    /** A clock that was set back by more than that has made the time of the discarding worthless. */
    async dropOld(): Promise<void> {
      if ((await outbox.where('status').equals('discarded').count()) === 0) return; // holds up nobody who saves
      await database.transaction('rw', outbox, photos, photoBytes, async () => {
        for (const { id, discardedAt } of await readRows()) {
          if (Math.abs(now() - discardedAt) < canBeUndoneFor) continue;
          await outbox.delete(id);
          await dropPhotos(database, id);
        }
      });
    },
  };
}
