import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showOtherSizes } from './views-of-other-sizes.ts';

const seenAt = Date.UTC(2026, 10, 27, 8);
const list = (more: object) => ['devices', 'c1', { q: undefined, ...more }];

function aPage(answer: () => Promise<unknown>) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  showOtherSizes(queries);
  queries.setQueryData(list({}), { items: [1] }, { updatedAt: seenAt });
  const look = async (more: object) => {
    const asked = { queryKey: list(more), queryFn: answer, meta: { offline: true } };
    const observer = new QueryObserver(queries, asked);
    const leave = observer.subscribe(() => undefined);
    await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('idle');
    const { data, dataUpdatedAt } = observer.getCurrentResult();
    leave();
    return { data, dataUpdatedAt };
  };
  return { look };
}

test('[OFF-5] without network a list is shown as it was seen with another number of rows, with its age, and no answer to another question', async () => {
  const { look } = aPage(() => Promise.reject(new Error('silence')));
  expect(await look({ size: 50 })).toEqual({ data: { items: [1] }, dataUpdatedAt: seenAt });
  expect(await look({ size: 50, q: 'pump' })).toMatchObject({ data: undefined });
  expect(await look({ size: 50, cursor: 'next' })).toMatchObject({ data: undefined });
});

test('[OFF-5] with network the list of the chosen number of rows takes its place', async () => {
  const { look } = aPage(async () => ({ items: [1, 2] }));
  expect(await look({ size: 50 })).toMatchObject({ data: { items: [1, 2] } });
});
