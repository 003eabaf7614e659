import type { Endpoint } from '../contract/endpoint.ts';
import { problemSchema, type Problem } from '../contract/problem.ts';
import type { z } from '../contract/zod.ts';
import { fetchJson } from './fetch-json.ts';

type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** What a call came to. A body that is not what the contract says is not ours: a captive portal, a proxy. */
export type CallOutcome<Answer> =
  | { kind: 'answered'; answer: Answer; date: string | null; etag: string | null }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'foreign' }
  | { kind: 'unreachable' };

type Query = Record<string, string | number | readonly string[] | undefined>;

export type CallInput<E extends Endpoint> = {
  parameters?: Record<string, string | number>;
  /** Of a list each value is sent: any of them will do. */
  query?: Query;
  body?: Input<E['body']>;
  /** Bytes in place of a body, for an endpoint that takes a file. */
  file?: Blob;
  /** Access token of the session. */
  token?: string;
  /** Version the change is meant for. */
  version?: number;
  signal?: AbortSignal;
};

/** Calls one endpoint of the contract and checks what comes back against it. */
export async function callEndpoint<const E extends Endpoint>(
  endpoint: E,
  { parameters = {}, query = {}, body, file, token, version, signal }: CallInput<E> = {},
): Promise<CallOutcome<Output<E['answer']>>> {
  const answer = await fetchJson(addressOf(endpoint.path, parameters, query), {
    method: endpoint.method,
    cache: 'no-store',
    signal,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(file === undefined ? {} : { 'content-type': 'application/octet-stream' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(file === undefined ? {} : { body: file }),
  });
  if (answer.kind === 'unreachable') return answer;
  const date = answer.headers.get('date');
  const etag = answer.headers.get('etag');
  // A captive portal can say 204 as well; ours carries the id of the request.
  const isDone = answer.kind === 'foreign' && [202, 204].includes(answer.status) && answer.headers.has('x-request-id');
  if (isDone && !endpoint.answer) return { kind: 'answered', answer: undefined as Output<E['answer']>, date, etag };
  if (answer.kind === 'foreign') return { kind: 'foreign' };
  if (answer.status >= 400) {
    const problem = problemSchema.safeParse(answer.body);
    return problem.success ? { kind: 'refused', problem: problem.data } : { kind: 'foreign' };
  }
  const checked = endpoint.answer?.safeParse(answer.body);
  return checked?.success
    ? { kind: 'answered', answer: checked.data as Output<E['answer']>, date, etag }
    : { kind: 'foreign' };
}

function addressOf(path: string, parameters: Record<string, string | number>, query: Query) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parameters[name])));
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((each) => [name, String(each)]),
  );
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given)}`;
}
