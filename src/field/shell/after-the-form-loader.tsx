import { useEffect, useState, type ReactNode } from 'react';
import type { AfterTheForm } from '../check/after-the-form.tsx';
import type { Parts } from '../../start/parts.ts';
import { loadLateViews } from './lazy-page.tsx';

type LoaderProps = {
  parts: Pick<Parts, 'openStorage' | 'translations' | 'wait'>;
  children: (loaded: AfterTheForm | undefined) => ReactNode;
};

/** Fetches the rest of a check once its form is on screen and its answers can be kept; again while the network is away. */
export function AfterTheFormLoader({ parts, children }: LoaderProps) {
  const [loaded, setLoaded] = useState<AfterTheForm>();

  useEffect(() => {
    let isStopped = false;
    const load = async () => {
      await parts.openStorage(); // first, so that the first answer is on disk before anything else costs bytes
      for (;;) {
        const rest = await loadRest(parts);
        if (isStopped) return;
        if (rest) return setLoaded(rest);
        await parts.wait(3_000);
      }
    };
    void load()
      .then(loadLateViews)
      .then(({ fetchNextPages }) => fetchNextPages())
      .catch(() => undefined); // the network went away: each page is asked for again when it is opened
    return () => {
      isStopped = true;
    };
  }, [parts]);

  return children(loaded);
}

async function loadRest({ translations }: Pick<Parts, 'translations'>): Promise<AfterTheForm | null> {
  try {
    const load = loadLateViews().then((views) => views.loadAfterTheForm());
    const [{ afterTheForm }, hasTexts] = await Promise.all([load, translations.load('work')]);
    return hasTexts ? afterTheForm : null;
  } catch {
    return null; // the network went away: asked for again
  }
}
