import type { FunctionCheckDraft } from '../../contract/draft.ts';
import { normalLine } from '../../domain/normal-text.ts';
import type { KnownPerson } from '../../session/session-state.ts';

/** What the review says of whoever makes a check signed in; null for who is not signed in, or may not make checks. */
export function signedInPerformer(person: KnownPerson | null): FunctionCheckDraft['fields'] | null {
  if (!person?.config?.permissions.includes('check.make')) return null;
  const { firstName, lastName, jobTitle, customerName, email } = person.profile;
  return {
    performerUserId: person.userId,
    performerName: cut(`${firstName} ${lastName}`, 120),
    performerRole: cut(jobTitle ?? '', 80),
    performerCompany: cut(customerName, 150),
    performerEmail: email,
  };
}

/** A profile may be longer than a check has room for, and these fields are not typed. */
const cut = (text: string, most: number) => normalLine([...normalLine(text)].slice(0, most).join(''));
