import { expect, test } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

/** A group that is being written until the test says that it is on disk. */
function aDisk() {
  const groups: { things: number[]; finish: () => void; fail: (error: Error) => void }[] = [];
  const keepGroup = (things: number[]) =>
    new Promise<string[]>((resolve, reject) => {
      groups.push({ things, finish: () => resolve(things.map((thing) => `kept ${thing}`)), fail: reject });
    });
  return { groups, keepGroup };
}
const nextTick = () => new Promise((resolve) => setImmediate(resolve));

test('[OPS-2] what arrives in one tick is written together, and each hears of its own', async () => {
  const { groups, keepGroup } = aDisk();
  const keep = createGroupCommit(keepGroup);
  const kept = Promise.all([keep(1), keep(2), keep(3)]);
  await nextTick();
  expect(groups.map(({ things }) => things)).toEqual([[1, 2, 3]]);
  groups[0]!.finish();
  expect(await kept).toEqual(['kept 1', 'kept 2', 'kept 3']);
});

test('[OPS-2] what arrives while a group is being written waits for the next one', async () => {
  const { groups, keepGroup } = aDisk();
  const keep = createGroupCommit(keepGroup);
  const first = keep(1);
  await nextTick();
  const later = [keep(2), keep(3)];
  await nextTick();
  expect(groups).toHaveLength(1);
  groups[0]!.finish();
  expect(await first).toBe('kept 1');
  await nextTick();
  expect(groups[1]!.things).toEqual([2, 3]);
  groups[1]!.finish();
  expect(await Promise.all(later)).toEqual(['kept 2', 'kept 3']);
});

test('[OFF-3] a group that fails is told to its own callers only, and the next one is written', async () => {
  const { groups, keepGroup } = aDisk();
  const keep = createGroupCommit(keepGroup);
  const lost = keep(1);
  await nextTick();
  const later = keep(2);
  groups[0]!.fail(new Error('disk full'));
  await expect(lost).rejects.toThrow('disk full');
  await nextTick();
  groups[1]!.finish();
  expect(await later).toBe('kept 2');
});

test('[OPS-2] a group has an upper size, and nobody is left behind', async () => {
  const { groups, keepGroup } = aDisk();
  const keep = createGroupCommit(keepGroup, { largestGroup: 2 });
  const all = Promise.all([1, 2, 3, 4, 5].map(keep));
  for (const size of [2, 2, 1]) {
    await nextTick();
    expect(groups.at(-1)!.things).toHaveLength(size);
    groups.at(-1)!.finish();
    await nextTick();
  }
  expect(await all).toHaveLength(5);
});

test('[SEC-5, OFF-3] one thing that cannot be kept refuses none of its neighbours', async () => {
  const written: number[][] = [];
  const keep = createGroupCommit(async (things: number[]) => {
    if (things.includes(13)) throw new RangeError('13 cannot be kept');
    written.push(things);
    return things.map((thing) => `kept ${thing}`);
  });
  const outcomes = await Promise.allSettled([1, 13, 2].map(keep));
  expect(outcomes.map((it) => (it.status === 'fulfilled' ? it.value : 'refused'))).toEqual([
    'kept 1',
    'refused',
    'kept 2',
  ]);
  expect(written).toEqual([[1], [2]]);
});

test('[OPS-2] a lost connection is not asked once for each thing', async () => {
  let tries = 0;
  const keep = createGroupCommit(
    () => {
      tries += 1;
      return Promise.reject<string[]>(new Error('connection lost'));
    },
    { isOfOne: () => false },
  );
  await Promise.allSettled([1, 2, 3].map(keep));
  expect(tries).toBe(1);
});
