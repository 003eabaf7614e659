import type { CallOutcome } from '../api/call-endpoint.ts';
import type { SessionAnswer } from '../contract/sign-in.ts';
import type { GroupConfig } from '../contract/sign-in.ts';
import type { UserProfile } from '../contract/user-profile.ts';

/** What an answer of sign-in or refresh brings, with the life its token has. */
export type Granted = { answer: SessionAnswer; life: number };

/** What the session asks of the server; tests hand in their own. */
export type SessionCalls = {
  login: (credentials: { email: string; password: string }) => Promise<CallOutcome<Granted>>;
  refresh: () => Promise<CallOutcome<Granted>>;
  logout: () => Promise<CallOutcome<undefined>>;
  profile: (token: string) => Promise<CallOutcome<UserProfile>>;
  /** Null when there is no configuration, or one nobody can read. */
  config: (token: string) => Promise<CallOutcome<GroupConfig | null>>;
};

/**
 * True when the server itself said no. No answer, a captive portal, a proxy and a server in trouble say nothing about
 * a session.
 */
export function isProblemAnswer<T>(outcome: CallOutcome<T>): boolean {
  return (
    outcome.kind === 'refused' && outcome.problem.status < 500 && ![408, 425, 429].includes(outcome.problem.status)
  );
}
