import type { GroupConfig } from '../contract/sign-in.ts';
import type { UserProfile } from '../contract/user-profile.ts';

/** What is known of a signed-in person, also without network. */
export type KnownPerson = {
  userId: string;
  customerId: string;
  profile: UserProfile;
  /** Null where the server has none: the portal says so instead of showing pages. */
  config: GroupConfig | null;
};

/** Where a session stands (specification, section 4). */
export type SessionState =
  | { kind: 'initializing' }
  | { kind: 'signedOut' }
  | { kind: 'signingIn' }
  /** Address or password is not right. */
  | { kind: 'loginError' }
  | { kind: 'unknownError' }
  /** `isConfirmed` is false while no answer of the server is here: what is kept may be read, nothing changed. */
  | { kind: 'signedIn'; person: KnownPerson; isConfirmed: boolean };
