import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { submissionItemSchema } from './submission-batch.ts';
import { largestInteger } from './values.ts';
import { z } from './zod.ts';

type Json = Record<string, unknown>;

/** Every part of a schema, with where it stands. */
function* partsOf(part: unknown, at: string): Generator<[string, Json]> {
  if (typeof part !== 'object' || part === null) return;
  yield [at, part as Json];
  for (const [key, each] of Object.entries(part)) yield* partsOf(each, `${at}/${key}`);
}

const asked = (Object.values(endpoints) as Endpoint[]).flatMap(({ method, path, parameters, query, body }) =>
  [parameters, query, body].flatMap((schema) => (schema ? [[`${method} ${path}`, schema] as const] : [])),
);
const all = [...asked, ['a submission', submissionItemSchema] as const].flatMap(([call, schema]) => [
  ...partsOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), call),
]);

test('[SEC-5] no call takes a whole number that one of the two databases does not hold', () => {
  const wide = all.filter(([, { type, maximum, minimum }]) => type === 'integer' && !isHeld(minimum, maximum));
  expect(wide.map(([at]) => at)).toEqual([]);
  expect(all.filter(([, { type }]) => type === 'integer').length).toBeGreaterThan(10);
});

const isHeld = (minimum: unknown, maximum: unknown) =>
  Number(minimum) >= -largestInteger && Number(maximum) <= largestInteger;
