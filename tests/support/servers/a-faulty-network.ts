import type { LightMyRequestResponse } from 'fastify';
import type { JsonAnswer } from '../../../src/api/fetch-json.ts';
import { answered, aProblem } from './a-server-of-submissions.ts';

/** What can happen to one request. Those from `lost` on reach the server, the others do not. */
export const faults = [
  'works',
  'offline',
  'captivePortal',
  'foreign401',
  'missing404',
  'tooLarge413',
  'invalid422',
  'busy429',
  'broken500',
  'proxy502',
  'resting503',
  'lost',
  'lostInPart',
] as const;
export type Fault = (typeof faults)[number];

type Serve = (body: string) => Promise<LightMyRequestResponse>;

/** A way to the real server on which each request fares as planned; what is not planned works. */
export function aFaultyNetwork(serve: Serve) {
  let planned: Fault[] = [];
  let interruption: { act: () => void; isAnswered: boolean } | undefined;

  async function answerOf(body: string): Promise<JsonAnswer> {
    const response = await serve(body);
    const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
    return answered(response.statusCode, response.json(), headers);
  }

  async function post(body: string): Promise<JsonAnswer> {
    if (interruption) {
      const { act, isAnswered } = interruption;
      interruption = undefined;
      const answer = isAnswered ? await answerOf(body) : undefined;
      act();
      return answer ?? { kind: 'unreachable' };
    }
    return fare(planned.shift() ?? 'works', body);
  }

  async function fare(fault: Fault, body: string): Promise<JsonAnswer> {
    switch (fault) {
      case 'works':
        return answerOf(body);
      case 'offline':
        return { kind: 'unreachable' };
      case 'captivePortal':
        return { kind: 'foreign', status: 200, headers: new Headers({ 'content-type': 'text/html' }) };
      case 'foreign401':
        return answered(401, { error: 'sign in first' });
      case 'missing404':
        return { kind: 'foreign', status: 404, headers: new Headers() };
      case 'tooLarge413':
        return answered(413, aProblem(413, 'payloadTooLarge'));
      case 'invalid422':
        return answered(422, aProblem(422, 'validationFailed'));
      case 'busy429':
        return answered(429, aProblem(429, 'tooManyRequests'), { 'retry-after': '60' });
      case 'broken500':
        return answered(500, aProblem(500, 'internalError'));
      case 'proxy502':
        return { kind: 'foreign', status: 502, headers: new Headers() };
      case 'resting503':
        return answered(503, aProblem(503, 'unavailable'), { 'retry-after': '5' });
      case 'lost':
        await answerOf(body);
        return { kind: 'unreachable' };
      case 'lostInPart': {
        const answer = await answerOf(body);
        const { results = [] } = (answer.kind === 'answered' ? answer.body : {}) as { results?: unknown[] };
        return answered(200, { results: results.slice(1) });
      }
    }
  }

  return {
    post,
    /** How the next requests fare, one by one. */
    plan: (next: readonly Fault[]) => void (planned = [...next]),
    /** Something happens while the next request is under way, before or after the server has kept it. */
    atNextPost: (act: () => void, isAnswered: boolean) => void (interruption = { act, isAnswered }),
    undisturbed: () => void (interruption = undefined),
    heal: () => void (planned = []),
  };
}
