import { useEffect, useRef } from 'react';

/** Keys of a queue that is worked off, by letter. */
export type QueueKeys = Partial<Record<'j' | 'k' | 'a' | 'v' | '?', () => void>>;

/**
 * Single keys act on a queue while nothing is typed and no dialog or menu is open. They can be switched off (WCAG 2.1.4).
 */
export function useQueueKeys(keys: QueueKeys, isOn: boolean): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (!(event.target instanceof Element) || isTypedInto(event.target)) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')) return;
      const key = event.key.toLowerCase();
      if (!isQueueKey(key)) return;
      const act = current.current[key];
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}

const isQueueKey = (key: string): key is keyof QueueKeys => ['j', 'k', 'a', 'v', '?'].includes(key);
const isTypedInto = (element: Element) =>
  element.closest('input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]') !==
  null;
