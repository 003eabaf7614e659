import { MutationObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ServerProblem, NetworkError } from '../../api/ask-server.ts';
import { createQueryClient } from './query-client.ts';

const refusal = (status: number) => new ServerProblem({ type: 'about:blank', title: '', status, code: 'refused' });

function aPortal() {
  const done: string[] = [];
  const queries = createQueryClient({
    signOut: () => void done.push('signed out'),
    goTo: (href) => void done.push(href),
  });
  let tries = 0;
  const fail = (error: Error) => () => {
    tries += 1;
    return Promise.reject(error);
  };
  return {
    done,
    tries: () => tries,
    query: (error: Error) =>
      queries.fetchQuery({
        queryKey: ['x'],
        queryFn: fail(error),
        retry: queries.getDefaultOptions().queries?.retry,
        retryDelay: 0,
      }),
    change: (error: Error) => new MutationObserver(queries, { mutationFn: fail(error) }).mutate(),
  };
}

test.each([
  [401, ['signed out']],
  [403, ['/404']],
  [404, []],
  [422, []],
])('[AUTH-6, AUTH-7] a query answered %s acts at once, and only as specified', async (status, expected) => {
  const portal = aPortal();
  await expect(portal.query(refusal(status))).rejects.toThrow(`${status} refused`);
  expect([portal.done, portal.tries()]).toEqual([expected, 1]);
});

test.each([
  [401, ['signed out']],
  [403, ['signed out']],
  [412, []],
  [500, []],
])('[AUTH-6, AUTH-7] a change answered %s is not tried again', async (status, expected) => {
  const portal = aPortal();
  await expect(portal.change(refusal(status))).rejects.toThrow(`${status} refused`);
  expect([portal.done, portal.tries()]).toEqual([expected, 1]);
});

test.each([new NetworkError('foreign'), refusal(408), refusal(429), refusal(500)])(
  '[AUTH-7] a query that got no answer of ours (%s) is tried three times more, and signs nobody out',
  async (error) => {
    const portal = aPortal();
    await expect(portal.query(error)).rejects.toThrow(error.message);
    expect([portal.done, portal.tries()]).toEqual([[], 4]);
  },
);
