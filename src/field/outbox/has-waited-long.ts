import type { OutboxItem } from '../../offline/outbox/outbox-item.ts';
import { unsentItems } from '../../start/unsent/unsent-items.ts';

const long = 7 * 24 * 60 * 60_000; // milliseconds

/** Whether anything has been on this phone for a week. A row of another build does not tell its age. */
export const hasWaitedLong = (outbox: readonly OutboxItem[], now: number) =>
  unsentItems(outbox).some(({ queuedAt }) => queuedAt > 0 && now - queuedAt > long);
