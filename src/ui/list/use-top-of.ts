import { useSyncExternalStore, type RefObject } from 'react';

/** Where an element begins on the page, in pixels; asked anew whenever the page gets higher or lower. */
export const useTopOf = (element: RefObject<HTMLElement | null>): number =>
  useSyncExternalStore(watchPage, () => {
    const box = element.current?.getBoundingClientRect();
    return box ? Math.round(box.top + window.scrollY) : 0;
  });

function watchPage(changed: () => void): () => void {
  let frame = 0;
  // In the next frame: a change within this one would ask the observer again, which browsers report as a loop.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(changed);
  });
  observer.observe(document.body);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
