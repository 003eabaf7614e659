/**
 * What belongs to somebody else than the person who is signed in here, who learns its number only. Where nobody is signed
 * in, it says for whom it waits.
 */
export const isOfOthers = (performerId: string | null | undefined, here: { userId: string } | null) =>
  Boolean(performerId) && here !== null && performerId !== here.userId;
