import { useSyncExternalStore } from 'react';

/** Review is a step of its own in the browser's history, so that Back leads to the answers and not out of the check. */
export function useReviewStep() {
  const isReview = useSyncExternalStore(subscribeToHistory, () => location.hash === '#review');
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
