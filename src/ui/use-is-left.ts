import { useEffect, useRef } from 'react';

/** Whether the page that asks has been left meanwhile: what somebody began on it must not go on without them. */
export function useIsLeft(): () => boolean {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return () => left.current;
}
