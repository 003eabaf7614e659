import { useSyncExternalStore } from 'react';

const minute = 60_000; // milliseconds

/** The minute it is, as milliseconds since 1970: a page that stays open over midnight says the days of the new date. */
export const useThisMinute = (): number => useSyncExternalStore(eachMinute, thisMinute);

const thisMinute = () => Math.floor(Date.now() / minute) * minute;

function eachMinute(tell: () => void): () => void {
  const timer = setInterval(tell, minute);
  return () => clearInterval(timer);
}
