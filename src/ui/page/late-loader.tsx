import { useEffect, useState, type ReactNode } from 'react';
import { showLoaderLate } from './loader-delay.ts';
import { laterByTimer } from './later-by-timer.ts';

type LateLoaderProps = {
  /** Told to screen readers: what is being waited for. */
  label: string;
  /** A skeleton of what comes; without one, a turning circle with the words. */
  children?: ReactNode;
};

/** Stands where something is awaited, and shows itself only when the waiting lasts. */
export function LateLoader({ label, children }: LateLoaderProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => showLoaderLate(laterByTimer, () => setShown(true)), []);
  return (
    <div role="status" aria-busy="true">
      {isShown && (
        <>
          {children}
          <p className={children ? 'unseen' : 'flex items-center justify-center gap-3 p-8 text-second'}>
            {!children && <span className="spinner" aria-hidden="true" />}
            {label}
          </p>
        </>
      )}
    </div>
  );
}
