import type { Draft } from '../contract/draft.ts';

/**
 * A form as the person who is signed in here goes on with it. Somebody else's account may not answer for what they
 * change: who made it is asked anew.
 */
export function draftForPerson<D extends Draft>(draft: D, userId: string | undefined): D {
  const { performerUserId } = draft.fields;
  return performerUserId && performerUserId !== userId ? withoutPerformer(draft) : draft;
}

/** The same form made by nobody yet, and signed by nobody. */
export function withoutPerformer<D extends Draft>(draft: D): D {
  const fields = { ...draft.fields };
  for (const name of Object.keys(fields)) if (/^(performer|signature)/.test(name)) fields[name] = '';
  return { ...draft, fields };
}
