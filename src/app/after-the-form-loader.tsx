import { useEffect, useState, type ReactNode } from 'react';
import type { AfterTheForm } from '../features/function-check/after-the-form.tsx';
import type { Translations } from '../i18n/translations.ts';

type LoaderProps = { load: Translations['load']; children: (loaded: AfterTheForm | undefined) => ReactNode };

/** Fetches the rest of a check once its form is on screen, again and again while the network is away. */
export function AfterTheFormLoader({ load, children }: LoaderProps) {
  const [loaded, setLoaded] = useState<AfterTheForm>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (loaded) return undefined;
    let isStopped = false;
    const again = () => isStopped || setTimeout(() => setAttempt(attempt + 1), 3_000);
    Promise.all([import('../features/function-check/after-the-form.tsx'), load('work')]).then(([module, hasTexts]) => {
      if (isStopped) return;
      if (hasTexts) setLoaded(module.afterTheForm);
      else again();
    }, again);
    return () => {
      isStopped = true;
    };
  }, [load, loaded, attempt]);

  return children(loaded);
}
