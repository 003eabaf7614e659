import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(width >= 768px)');

/** Whether rows are rows; below they are cards. */
export const useIsWide = (): boolean => useSyncExternalStore(watchWidth, () => wide.matches);

function watchWidth(changed: () => void): () => void {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}
