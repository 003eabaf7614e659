import fc from 'fast-check';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { z } from '../../src/contract/zod.ts';
import { answerWithProblems } from '../../server/http/problem-answers.ts';
import { route } from '../../server/http/endpoint-route.ts';
import { fuzzCalls } from '../fuzz/fuzz-calls.ts';
import { fuzzReader, type Reader } from '../fuzz/fuzz-reader.ts';
import { threadTime } from '../support/readers/longest-hold.ts';
import { hostileText } from '../fuzz/hostile.ts';

/** Keeps the processor busy for so many milliseconds. */
function toil(milliseconds: number): void {
  const start = threadTime();
  while (threadTime() - start < milliseconds);
}

const planted = (read: Reader<string>['read']): Reader<string> => ({
  name: 'planted',
  budget: 20,
  inputs: hostileText(['work'], 100),
  read,
});
const wish = { inputs: 3000, seed: 1 };

test('[SEC-5] fuzzing finds a reader that is slow for few inputs, and one that breaks for few', async () => {
  const sound = await fuzzReader(
    planted((text) => text.length),
    wish,
  );
  expect(sound).toMatchObject({ inputs: 3000, failures: [] });
  const slow = await fuzzReader(
    planted((text) => text.includes('\u0301') && toil(25)),
    wish,
  );
  expect(slow.failures[0]).toMatchObject({ why: expect.stringMatching(/^took \d+\.\d ms of 20$/) as string });
  expect(slow.slowest).toBeGreaterThan(20);
  const broken = await fuzzReader(
    planted((text) => {
      if (text.includes('\0')) throw new RangeError('no such text');
    }),
    wish,
  );
  expect(broken.failures[0]).toMatchObject({ why: 'RangeError: no such text' });
});

test('[SEC-5] time is what the processor worked, not what the clock says', async () => {
  const waiting: Reader<number> = {
    name: 'waits',
    budget: 5,
    inputs: fc.integer(),
    read: () => new Promise((resolve) => setTimeout(resolve, 20)),
  };
  expect((await fuzzReader(waiting, { inputs: 3, seed: 1 })).failures).toEqual([]);
});

test('[SEC-5] fuzzing finds a call that answers 500 for few requests, and one that is slow', async () => {
  const endpoint = {
    method: 'POST',
    path: '/api/planted/{id}',
    access: 'public',
    summary: 'Planted',
    parameters: z.object({ id: z.string() }),
    body: z.object({ name: z.string(), count: z.number() }),
    answer: z.object({}),
  } satisfies Endpoint;
  const fuzzed = async (handler: (name: string, count: number) => void, inputs = 1000) => {
    const app = Fastify();
    answerWithProblems(app, { noteFull: () => {} } as unknown as Parameters<typeof answerWithProblems>[1]);
    route(app, { endpoint }, ({ body }: { body: { name: string; count: number } }) => {
      handler(body.name, body.count);
      return Promise.resolve({});
    });
    const roles = [{ name: 'nobody', headers: () => Promise.resolve({}) }];
    const calls = { name: 'planted', app, endpoints: [endpoint], roles, known: { id: ['a', 'b'] } };
    return fuzzCalls(calls, { inputs, seed: 1 });
  };
  expect(await fuzzed(() => {})).toMatchObject({
    inputs: 1000,
    failures: [],
    answers: { '2xx': expect.any(Number) as number },
  });
  const broken = await fuzzed((_name, count) => {
    if (count !== 1) throw new RangeError('no such number');
  });
  expect(broken.failures[0]).toMatchObject({ why: 'answered 500' });
  const slow = await fuzzed((name) => name !== 'Gerät 1' && toil(60), 150);
  expect(slow.failures[0]).toMatchObject({ why: expect.stringMatching(/^took \d+ ms of 50$/) as string });
});
