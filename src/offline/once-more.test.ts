import { expect, test } from 'vitest';
import { onceMore } from './once-more.ts';

test('[OFF-2, F27] five callers in one moment cost two runs, and each waits for one that began after it called', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const call = onceMore(() => {
    runs.push(Promise.withResolvers());
    return runs.at(-1)!.promise;
  });
  const first = call();
  const others = [call(), call(), call(), call()];
  expect(runs).toHaveLength(1);
  runs[0]!.reject(new Error('no store'));
  await expect(first).rejects.toThrow('no store');
  await expect.poll(() => runs).toHaveLength(2);
  runs[1]!.resolve();
  await Promise.all(others);
  void call();
  expect(runs).toHaveLength(3);
});
