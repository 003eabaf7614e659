import { useEffect } from 'react';
import { holdUnsavedInput } from '../../ui/form/unsaved-input.ts';

/** Has the browser ask before the page is closed while something on it would be lost. */
export function useLeaveQuestion(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    const letGo = holdUnsavedInput();
    return () => {
      letGo();
      removeEventListener('beforeunload', ask);
    };
  }, [isNeeded]);
}
