import { callEndpoint, type CallOutcome } from '../api/call-endpoint.ts';
import { groupConfigSchema, type GroupConfig, type SessionAnswer } from '../contract/sign-in.ts';
import { signInEndpoints } from '../contract/sign-in-endpoints.ts';
import type { Granted, SessionCalls } from './session-calls.ts';
import { lifeOf } from './token-life.ts';

const patience = 20_000; // milliseconds
const goodbye = 5_000; // milliseconds: nobody waits longer to be signed out

/** The calls of a session, over the network. */
export function callSession(now: () => number): SessionCalls {
  const granted = (outcome: CallOutcome<SessionAnswer>): CallOutcome<Granted> => {
    if (outcome.kind !== 'answered') return outcome;
    const { answer, date } = outcome;
    return { ...outcome, answer: { answer, life: lifeOf(answer.tokenResponse.expiration, date, now()) } };
  };
  const soon = () => AbortSignal.timeout(patience);
  return {
    login: async (body) => granted(await callEndpoint(signInEndpoints.login, { body, signal: soon() })),
    refresh: async () => granted(await callEndpoint(signInEndpoints.refresh, { signal: soon() })),
    logout: () => callEndpoint(signInEndpoints.logout, { signal: AbortSignal.timeout(goodbye) }),
    profile: (token) => callEndpoint(signInEndpoints.readUserProfile, { token, signal: soon() }),
    config: async (token) => {
      const outcome = await callEndpoint(signInEndpoints.readConfig, { token, signal: soon() });
      return outcome.kind === 'answered' ? { ...outcome, answer: readConfig(outcome.answer.config) } : outcome;
    },
  };
}

/** The configuration is a text that holds JSON; missing, not JSON, or without its lists, it is none. */
export function readConfig(text: string): GroupConfig | null {
  try {
    return groupConfigSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
