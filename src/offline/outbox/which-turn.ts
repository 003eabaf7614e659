import type { WaitReason } from './outbox-item.ts';

/**
 * What is to be sent now. The waiting times stand with the items, so they hold for whoever sends: every page and the
 * worker.
 */
export type Turn =
  /** What has waited its time. */
  | 'due'
  /** Also what was tried a minute ago or longer: somebody looks at the page. */
  | 'inView'
  /** Also what failed for want of an answer: the server can be reached again. */
  | 'reachable'
  /** Everything that waits: a person asks. */
  | 'everything';

const urgency: Turn[] = ['due', 'inView', 'reachable', 'everything'];

/** The one of two that sends more. */
export const moreUrgent = (one: Turn, other: Turn): Turn =>
  urgency.indexOf(one) > urgency.indexOf(other) ? one : other;

const longestWaitInView = 60_000; // milliseconds

/** Milliseconds after a try when the next one may follow at the latest. */
export const longestWaitOf = (turn: Turn): number => (turn === 'due' ? Infinity : longestWaitInView);

/** Whether a wait ends because the server can be reached: where it answered, that changes nothing. */
export const endsWhenReachable = ({ lastReason }: { lastReason?: WaitReason | undefined }): boolean =>
  lastReason === undefined || lastReason === 'noAnswer' || lastReason === 'foreignAnswer';

type Wait = { nextAttemptAt?: number | undefined; triedAt?: number | undefined };

/** When an item may be tried again, before what the server asked for. */
export const endOfWait = ({ nextAttemptAt = 0, triedAt }: Wait, longestWait: number): number =>
  triedAt === undefined ? nextAttemptAt : Math.min(nextAttemptAt, triedAt + longestWait);
