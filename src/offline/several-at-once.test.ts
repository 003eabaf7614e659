import { expect, test } from 'vitest';
import { severalAtOnce } from './several-at-once.ts';

test('[OFF-15] four are under way at once, and the next begins as soon as one has ended, whatever the others do', async () => {
  const left = Array.from({ length: 9 }, (_, at) => at);
  const ends = new Map<number, () => void>();
  const run = (piece: number) => new Promise<void>((resolve) => ends.set(piece, resolve));
  const ended = severalAtOnce(4, { next: async () => left.shift() ?? null, run });
  await expect.poll(() => [...ends.keys()]).toEqual([0, 1, 2, 3]);
  for (const [end, begins] of [
    [3, 4],
    [4, 5],
    [5, 6],
  ] as const) {
    ends.get(end)!();
    await expect.poll(() => [...ends.keys()].at(-1)).toBe(begins);
  }
  for (const piece of [0, 1, 2, 6]) ends.get(piece)!();
  await expect.poll(() => ends.size).toBe(9);
  for (const piece of [7, 8]) ends.get(piece)!();
  await ended;
});

test('[OFF-15] what comes while others run is done too; a failure begins nothing more, and is told once all have ended', async () => {
  const done: string[] = [];
  const left = ['first'];
  await severalAtOnce(4, {
    next: async () => left.shift() ?? null,
    async run(piece) {
      done.push(piece);
      if (piece === 'first') left.push('came meanwhile');
    },
  });
  expect(done).toEqual(['first', 'came meanwhile']);

  let ended = 0;
  const failing = severalAtOnce(2, {
    next: async () => 'again',
    async run() {
      ended += 1;
      if (ended === 1) throw new Error('the store does not answer');
    },
  });
  await expect(failing).rejects.toThrow('does not answer');
  expect(ended).toBe(2);
});
