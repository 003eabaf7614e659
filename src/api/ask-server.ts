import type { Endpoint } from '../contract/endpoint.ts';
import type { FieldError, Problem } from '../contract/problem.ts';
import type { z } from '../contract/zod.ts';
import { callEndpoint, type CallInput } from './call-endpoint.ts';

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** Asks the server as the person who is signed in. Throws `ServerProblem` or `NetworkError`: that is what queries expect. */
export type AskServer = <const E extends Endpoint>(
  endpoint: E,
  input?: Omit<CallInput<E>, 'token'>,
) => Promise<Output<E['answer']>>;

/** The server said no, in our words. */
export class ServerProblem extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}`);
    this.problem = problem;
  }
}

/** No response, or one that is not ours: a captive portal, a proxy. */
export class NetworkError extends Error {
  /** What looks (ui) know it by, which may not import this. */
  readonly isNetworkError = true;
}

type Asking = { token: () => Promise<string | undefined>; heardOfServer: (isThere: boolean) => void };

/** Calls with the token of the session, waiting for a new one where the last has run out. */
export function createAskServer({ token, heardOfServer }: Asking): AskServer {
  return async (endpoint, input) => {
    const held = await token();
    // Sent without a token the server would rightly say no, and that no would end a session that is only unconfirmed.
    if (held === undefined && endpoint.access !== 'public') throw new NetworkError('no token');
    const outcome = await callEndpoint(endpoint, { ...input, token: held });
    heardOfServer(outcome.kind === 'answered' || outcome.kind === 'refused');
    if (outcome.kind === 'answered') return outcome.answer;
    throw outcome.kind === 'refused' ? new ServerProblem(outcome.problem) : new NetworkError(outcome.kind);
  };
}

/** Worth asking again: no answer, a busy server, a server in trouble. Every other refusal stands. */
export const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof ServerProblem && (error.problem.status >= 500 || [408, 425, 429].includes(error.problem.status)));

/** What the server found wrong with single fields. */
export const fieldErrorsOf = (error: unknown): readonly FieldError[] =>
  (error instanceof ServerProblem && error.problem.errors) || [];

/** 404: missing or not permitted. */
export const isMissing = (error: unknown) => error instanceof ServerProblem && error.problem.status === 404;
