import type { NewEvent } from './event-store.ts';

/** A signed-in person, as the record names them. */
export const actorOf = ({ userId, name }: { userId: string; name: string }): NewEvent['actor'] => ({
  kind: 'user',
  id: userId,
  name,
});
