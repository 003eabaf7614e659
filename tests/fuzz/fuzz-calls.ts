import type { FastifyInstance, InjectOptions } from 'fastify';
import fc from 'fast-check';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { z } from '../../src/contract/zod.ts';
import { threadTime } from '../support/readers/longest-hold.ts';
import type { Fuzzed, Wish } from './fuzz-reader.ts';
import { hostileJson, hostileText } from './hostile.ts';

/** Who calls: a name for the report, and the headers of a session, a new one where a call has ended it. */
export type Role = { name: string; headers: (isEnded: boolean) => Promise<Record<string, string>> };

type Calls = {
  name: string;
  app: FastifyInstance;
  endpoints: readonly Endpoint[];
  roles: readonly Role[];
  /** Ids and other words that lead somewhere, by the name of their parameter. */
  known: Record<string, readonly unknown[]>;
};

/** Milliseconds of processor time: a public call must not hold up everybody (docs/readers.md). */
const publicBudget = 50;
const signedInBudget = 250;
const mostFound = 20;

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
  const?: unknown;
} & Record<string, unknown>;
const schemaOf = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

type Making = { name: string; known: Calls['known']; depth?: number; isShort?: boolean };

/** Something a schema describes, as far as its form goes; known words where there are some for the name. */
function made(schema: Schema, { name, known, depth = 0, isShort = false }: Making): unknown {
  const inside = { name, known, isShort, depth: depth + 1 };
  if (known[name]) return known[name][0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as Schema[] | undefined;
  if (depth > 8) return null;
  if (choices) return made(choices[0]!, inside);
  const { type, properties = {}, required = [], items, minimum = 1, format } = schema;
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([key]) => !isShort || required.includes(key))
        .map(([key, each]) => [key, made(each, { ...inside, name: key })]),
    );
  if (type === 'array') return items ? [made(items as Schema, inside)] : [];
  if (type === 'number' || type === 'integer') return Number(minimum);
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  return format === 'date' ? '2026-01-31' : 'Gerät 1';
}

type Request = { endpoint: Endpoint; role: Role; options: InjectOptions };

function requestsOf({ endpoints, roles, known }: Calls): fc.Arbitrary<Request> {
  const words = [...new Set(Object.values(known).flat().map(String))];
  const ofEach = endpoints.map((endpoint) => {
    const bodies = endpoint.body
      ? [false, true].map((isShort) => made(schemaOf(endpoint.body!), { name: '', known, isShort }))
      : [];
    const fields = Object.keys((endpoint.query && schemaOf(endpoint.query).properties) ?? {});
    const usual = fields.map(
      (name) =>
        `${name}=${encodeURIComponent(String(made(schemaOf(endpoint.query!).properties![name]!, { name, known })))}`,
    );
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    return fc
      .record({
        // Whoever may do most gets farthest.
        role: fc.oneof(
          { weight: 1, arbitrary: fc.constantFrom(...roles) },
          { weight: 1, arbitrary: fc.constant(roles[1] ?? roles[0]!) },
        ),
        values: fc.tuple(
          ...names.map((name) =>
            fc.oneof(
              { weight: 6, arbitrary: fc.constant(String((known[name] ?? words)[0])) },
              { weight: 4, arbitrary: fc.constantFrom(...(known[name] ?? words).map(String)) },
              { weight: 1, arbitrary: hostileText(words, 300) },
            ),
          ),
        ),
        query: fc.oneof(
          { weight: 6, arbitrary: fc.constant('') },
          { weight: 2, arbitrary: fc.subarray(usual).map((some) => some.join('&')) },
          {
            weight: usual.length > 0 ? 4 : 1,
            arbitrary: hostileText(usual.length > 0 ? [usual.join('&'), ...usual] : ['q=a'], 3000).map(encodeURI8),
          },
        ),
        payload: endpoint.takesFile
          ? hostileText(['serialNumber;modelNo\nX1;210', '\u0089PNG\r\n\u001A\n', 'PK\u0003\u0004'], 20_000).map(
              (text) => Buffer.from(text, 'latin1'),
            )
          : bodies.length === 0
            ? fc.constant(undefined)
            : fc.oneof(
                { weight: 8, arbitrary: hostileJson(bodies).map((it) => JSON.stringify(it)) },
                {
                  weight: 1,
                  arbitrary: hostileText(
                    bodies.map((body) => JSON.stringify(body)),
                    60_000,
                  ),
                },
              ),
        headers: fc.oneof(
          { weight: 5, arbitrary: fc.constant({}) },
          {
            weight: 1,
            arbitrary: hostileText(['de-DE,de;q=0.9', 'gzip, br;q=0', '"1"', 'W/"2"'], 500).map((text) => {
              const value = text.replaceAll(/[^\u0020-\u007E]/g, '?');
              return {
                'accept-language': value,
                'accept-encoding': value,
                'if-match': value,
                'if-none-match': value,
                cookie: `refresh=${value}; language=${value}`,
              };
            }),
          },
        ),
      })
      .map(({ role, values, query, payload, headers }): Request => {
        const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
          encodeURI8(values[names.indexOf(name)]!, true),
        );
        const type = endpoint.takesFile ? 'application/octet-stream' : 'application/json';
        return {
          endpoint,
          role,
          options: {
            method: endpoint.method,
            url: query === '' ? path : `${path}?${query}`,
            headers: { ...(payload === undefined ? {} : { 'content-type': type }), ...headers },
            ...(payload === undefined ? {} : { payload }),
          },
        };
      });
  });
  return fc.oneof(...ofEach);
}

/** An address as a client could send it: percent-encoded where it must be, hostile percent signs as they are. */
function encodeURI8(text: string, isPart = false): string {
  const encoded = text.toWellFormed().replaceAll(/[^\w%&=.,:;+*'()!~@$/?[\]-]/gu, (it) => encodeURIComponent(it));
  return isPart ? encoded.replaceAll(/[/?#]/g, (it) => encodeURIComponent(it)) : encoded.replaceAll('#', '%23');
}

/** Calls everything as everybody, and says which answers were faults of ours or took too long. */
export async function fuzzCalls(calls: Calls, { inputs, seed, slowness = 1 }: Wish): Promise<Fuzzed> {
  const { name, app } = calls;
  const answers: Record<string, number> = {};
  const fuzzed: Fuzzed = { name, inputs: 0, slowest: 0, failures: [], answers };
  const requests = requestsOf(calls);
  const ended = new Set<Role>();
  const atOnce = 200;
  for (let round = 0; fuzzed.inputs < inputs; round += 1) {
    const numRuns = Math.min(atOnce, inputs - fuzzed.inputs);
    for (const { endpoint, role, options } of fc.sample(requests, { numRuns, seed: seed + round })) {
      fuzzed.inputs += 1;
      const session = await role.headers(ended.has(role));
      ended.delete(role);
      const ask = async () => {
        const before = threadTime();
        const { statusCode } = await app.inject({ ...options, headers: { ...session, ...options.headers } });
        return { statusCode, time: threadTime() - before };
      };
      const budget = slowness * (endpoint.access === 'public' ? publicBudget : signedInBudget);
      const first = await ask();
      if (first.statusCode === 401) ended.add(role);
      const hundred = `${Math.floor(first.statusCode / 100)}xx`;
      answers[hundred] = (answers[hundred] ?? 0) + 1;
      let { time } = first;
      for (let again = 0; again < 3 && time > budget; again += 1) time = Math.min(time, (await ask()).time);
      fuzzed.slowest = Math.max(fuzzed.slowest, time);
      const isFault = first.statusCode >= 500 && first.statusCode !== 503;
      const why = isFault
        ? `answered ${first.statusCode}`
        : time > budget
          ? `took ${time.toFixed(0)} ms of ${budget}`
          : undefined;
      if (why === undefined) continue;
      fuzzed.failures.push({ input: { as: role.name, ...options }, why });
      if (fuzzed.failures.length >= mostFound) return fuzzed;
    }
  }
  return fuzzed;
}
