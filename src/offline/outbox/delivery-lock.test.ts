import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliveryLock } from './delivery-lock.ts';

const lock = (channel: string) =>
  deliveryLock({ locks: navigator.locks, openChannel: () => new BroadcastChannel(channel) });
const aRunThatEnds = () => Promise.withResolvers<boolean>();
/** Lets messages and lock grants, which come from outside the turned clock, arrive. */
const settle = () => new Promise<void>((done) => setImmediate(() => setImmediate(done)));

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

test('[OFF-3, F29] a second runner waits until the first has finished, and then has its turn', async () => {
  const first = aRunThatEnds();
  const order: string[] = [];
  const holding = lock('a').withLock(() => (order.push('first'), first.promise));
  const waiting = lock('a').withLock(async () => (order.push('second'), false));
  await settle();
  expect(order).toEqual(['first']);
  first.resolve(true);
  expect(await Promise.all([holding, waiting])).toEqual([true, false]);
  expect(order).toEqual(['first', 'second']);
});

test('[OFF-3] a tab that is frozen while it holds the lock holds up nobody for more than 45 seconds', async () => {
  const frozen = aRunThatEnds();
  // Frozen: it holds the lock, and its timers do not run, so it tells nothing of life.
  const holding = navigator.locks.request('outbox', () => frozen.promise).catch(() => 'stolen');
  let hasRun = false;
  const waiting = lock('b').withLock(async () => (hasRun = true));
  await settle();
  await vi.advanceTimersByTimeAsync(44_000);
  await settle();
  expect(hasRun).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waiting).toBe(true);
  expect(await holding).toBe('stolen');
});

test('[OFF-3] a tab whose lock was taken while it was frozen leaves the rest to whoever took it, and reports no error', async () => {
  const frozen = aRunThatEnds();
  const nobodyHears = { postMessage: () => {}, close: () => {} } as unknown as BroadcastChannel;
  const holding = deliveryLock({ locks: navigator.locks, openChannel: () => nobodyHears }).withLock(
    () => frozen.promise,
  );
  const second = lock('g').withLock(() => frozen.promise); // takes the lock, and is frozen in its turn
  await settle();
  await vi.advanceTimersByTimeAsync(45_000);
  expect(await holding).toBe(false);
  const third = lock('h').withLock(async () => true);
  await settle();
  await vi.advanceTimersByTimeAsync(45_000);
  expect(await third).toBe(true);
  expect(await second).toBe(false);
});

test('[OFF-3] who lost the lock while still running tells nothing more, and does not fail over it', async () => {
  const slow = aRunThatEnds();
  const told: string[] = [];
  let isClosed = false;
  const deaf = { postMessage: () => told.push(isClosed ? 'after the end' : 'alive'), close: () => (isClosed = true) };
  const loser = deliveryLock({ locks: navigator.locks, openChannel: () => deaf as unknown as BroadcastChannel });
  const holding = loser.withLock(() => slow.promise);
  const winner = lock('i').withLock(async () => true);
  await settle();
  await vi.advanceTimersByTimeAsync(45_000);
  expect([await holding, await winner]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).not.toContain('after the end');
  slow.resolve(false);
});

test('[OFF-3, F20] a slow holder that tells of life keeps the lock as long as it needs', async () => {
  const slow = aRunThatEnds();
  let hasRun = false;
  const holding = lock('c').withLock(() => slow.promise);
  const waiting = lock('c').withLock(async () => (hasRun = true));
  await settle();
  for (let seconds = 0; seconds < 300; seconds += 10) {
    await vi.advanceTimersByTimeAsync(10_000);
    await settle();
  }
  expect(hasRun).toBe(false);
  slow.resolve(false);
  await Promise.all([holding, waiting]);
  expect(hasRun).toBe(true);
});

test('[OFF-2] where the browser has no locks it is delivered all the same', async () => {
  const without = deliveryLock({ locks: undefined, openChannel: () => new BroadcastChannel('d') });
  expect(await without.withLock(async () => true)).toBe(true);
});

test('[OFF-2] a runner that fails gives the lock back and says so', async () => {
  await expect(lock('e').withLock(() => Promise.reject(new Error('store gone')))).rejects.toThrow('store gone');
  expect(await lock('e').withLock(async () => true)).toBe(true);
});
