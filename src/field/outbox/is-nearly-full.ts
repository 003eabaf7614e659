export type Space = { used: number; limit: number };

const tight = 60 * 1024 * 1024; // bytes: a check with twenty photos, three times over

/** Whether the browser's storage may be full before the next few checks are made. */
export const isNearlyFull = ({ used, limit }: Space): boolean => limit - used < tight;
