import { useCallback, useEffect, useState } from 'react';
import type { PictureOutcome, Scan } from './create-scan.ts';
import { readPaste, type Pasted } from './read-clipboard.ts';

/** What became of a picture or a text that somebody handed in. */
export type HandedIn = 'reading' | 'nothing' | Exclude<PictureOutcome, 'read'> | null;

/** Takes what is picked, typed or pasted, also by the keyboard anywhere on the page. */
export function usePaste(scan: Scan) {
  const [outcome, setOutcome] = useState<HandedIn>(null);
  const take = useCallback(
    async (pasted: Pasted) => {
      if (!pasted) return setOutcome('nothing');
      if (pasted.kind === 'text') {
        setOutcome(null);
        return scan.addText(pasted.text);
      }
      setOutcome('reading');
      const read = await scan.addPicture(pasted.picture);
      setOutcome(read === 'read' ? null : read);
    },
    [scan],
  );
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement) return;
      void take(readPaste(event));
    };
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, [take]);
  return { outcome, take };
}
