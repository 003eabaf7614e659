import { fetchJson, type JsonAnswer } from '../api/fetch-json.ts';

/** Longer than any answer of ours takes on a poor network: behind it the question counts as unanswered. */
const longestAnswer = 30_000;

export type Ask = (path: string, request?: Pick<RequestInit, 'cache'>) => Promise<JsonAnswer>;

/** Asks for JSON and tells whether the server was there. Nothing in the request keeps it from matching a `Link` preload. */
export function createAsk(heardOfServer: (isThere: boolean) => void): Ask {
  return async (path, request) => {
    const answer = await fetchJson(path, { ...request, signal: AbortSignal.timeout(longestAnswer) });
    // The worker answers texts without a network, so they tell nothing of the server.
    if (!path.startsWith('/locales/')) heardOfServer(answer.kind === 'answered');
    return answer;
  };
}
