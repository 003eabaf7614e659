import { useEffect, useLayoutEffect, useRef } from 'react';

/** Where pages were scrolled to when they were left, by their entry in the history of this tab. */
const tops = new Map<string, number>();

/**
 * Shows a page that somebody comes back to where they left it. A browser does so by itself only when the whole page is
 * there at once; ours is there a moment later.
 */
export function useKeptScroll(): void {
  const entry = useRef('');
  useEffect(() => {
    entry.current = entryOfHistory();
  });
  useLayoutEffect(() => {
    const kept = tops.get(entryOfHistory());
    if (kept !== undefined) window.scrollTo(0, kept);
    let top = window.scrollY;
    const follow = () => {
      if (entryOfHistory() === entry.current) top = window.scrollY; // else the next page is on its way
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      if (entry.current !== '') tops.set(entry.current, top);
    };
  }, []);
}

/** The name the router gave to where the tab is in its history; empty where it gave none. */
function entryOfHistory(): string {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && '__TSR_key' in state ? String(state.__TSR_key) : '';
}
