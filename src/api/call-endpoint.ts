import type { Endpoint } from '../contract/endpoint.ts';
import { problemSchema, type Problem } from '../contract/problem.ts';
import type { z } from '../contract/zod.ts';
import { fetchJson } from './fetch-json.ts';

type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** What a call came to. A body that is not what the contract says is not ours: a captive portal, a proxy. */
export type CallOutcome<Answer> =
  | { kind: 'answered'; answer: Answer }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'foreign' }
  | { kind: 'unreachable' };

export type CallInput<E extends Endpoint> = {
  parameters?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: Input<E['body']>;
  signal?: AbortSignal;
};

/** Calls one endpoint of the contract and checks what comes back against it. */
export async function callEndpoint<const E extends Endpoint>(
  endpoint: E,
  { parameters = {}, query = {}, body, signal }: CallInput<E> = {},
): Promise<CallOutcome<Output<E['answer']>>> {
  const answer = await fetchJson(addressOf(endpoint.path, parameters, query), {
    method: endpoint.method,
    cache: 'no-store',
    signal,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (answer.kind === 'unreachable') return answer;
  if (answer.kind === 'foreign') return { kind: 'foreign' };
  if (answer.status >= 400) {
    const problem = problemSchema.safeParse(answer.body);
    return problem.success ? { kind: 'refused', problem: problem.data } : { kind: 'foreign' };
  }
  const checked = endpoint.answer?.safeParse(answer.body);
  return checked?.success ? { kind: 'answered', answer: checked.data as Output<E['answer']> } : { kind: 'foreign' };
}

function addressOf(
  path: string,
  parameters: Record<string, string | number>,
  query: Record<string, string | number | undefined>,
) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parameters[name])));
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given)}`;
}
