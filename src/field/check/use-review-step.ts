import { useEffect, useRef, useSyncExternalStore } from 'react';
import { focusPage } from '../../ui/focus-page.ts';

/** Review is a step of its own in the browser's history, so that Back leads to the answers and not out of the check. */
export function useReviewStep() {
  const isReview = useSyncExternalStore(subscribeToHistory, () => location.hash === '#review');
  const before = useRef(isReview);

  useEffect(() => {
    if (before.current === isReview) return;
    before.current = isReview;
    if (isReview) scrollTo(0, 0);
    focusPage();
  }, [isReview]);

  return {
    isReview,
    openReview() {
      history.pushState(history.state, '', '#review');
      dispatchEvent(new PopStateEvent('popstate'));
    },
  };
}

function subscribeToHistory(listener: () => void) {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}
