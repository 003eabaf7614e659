import { useEffect, useState } from 'react';

const aFewSeconds = 5_000; // milliseconds

/** Whether something that should be here is not here after a few seconds: then the page says so instead of waiting. */
export function useIsLate(isHere: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isHere) return undefined;
    const timer = setTimeout(() => setLate(true), aFewSeconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isHere]);
  return isLate && !isHere;
}
