/** Milliseconds of processor time of this thread. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The longest time, in milliseconds of the processor, for which some work lets nobody else have the event loop. */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  const done = work().finally(() => (isDone = true));
  while (!isDone) {
    const before = threadTime();
    await new Promise((resolve) => setImmediate(resolve));
    longest = Math.max(longest, threadTime() - before);
  }
  await done;
  return longest;
}
