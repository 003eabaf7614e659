import type { LightMyRequestResponse } from 'fastify';
import type { SessionAnswer } from '../../../src/contract/sign-in.ts';
import type { Portal } from '../servers/a-portal.ts';
import { password } from '../builders/a-user.ts';

const origin = 'http://localhost:8080';

/** A browser without a screen: keeps the cookie of the session and the access token, and sends the origin of our page. */
export function aBrowser({ call }: Pick<Portal, 'call'>) {
  let cookie: string | undefined;
  let token: string | undefined;

  async function ask(what: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await call(what, body, {
      headers: {
        host: 'localhost:8080',
        origin,
        ...(cookie === undefined ? {} : { cookie: `refresh=${cookie}` }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    return answer;
  }
  function keep(answer: LightMyRequestResponse): LightMyRequestResponse {
    const set = answer.cookies.find(({ name }) => name === 'refresh');
    if (set) cookie = set.value || undefined;
    if (answer.statusCode === 200) token = answer.json<SessionAnswer>().tokenResponse.token;
    return answer;
  }
  return {
    ask,
    signIn: async (email: string, typed = password) =>
      keep(await ask('POST /api/auth/login', { email, password: typed })),
    refresh: async () => keep(await ask('POST /api/auth/refresh')),
    /** A refresh whose answer never arrives. */
    loseRefresh: () => ask('POST /api/auth/refresh'),
    signOut: () => ask('POST /api/auth/logout'),
    cookie: () => cookie,
    token: () => token,
    withCookie(value: string | undefined) {
      cookie = value;
    },
    withToken(value: string | undefined) {
      token = value;
    },
  };
}
