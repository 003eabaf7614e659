import type { Later } from './loader-delay.ts';

/** The clock of the browser. */
export const laterByTimer: Later = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};
