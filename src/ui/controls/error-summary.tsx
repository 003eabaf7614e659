import { useEffect, useRef } from 'react';
import { Icon } from '../icon.tsx';
import { failedPath } from '../icon-paths.ts';

export type SummaryEntry = {
  /** The id of the control that needs a hand. */
  controlId: string;
  message: string;
};

type ErrorSummaryProps = {
  title: string;
  errors: readonly SummaryEntry[];
  /** Leads to a control that is not on screen yet. */
  onGo?: (controlId: string) => void;
};

/** Above a form that was not accepted: what has to be mended, each a way to its field. It takes the focus when it comes. */
export function ErrorSummary({ title, errors, onGo }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <section ref={summary} tabIndex={-1} role="alert" className="banner bad">
      <Icon path={failedPath} />
      <div className="min-w-0 grow">
        <h2>{title}</h2>
        <ul className="mt-1 grid gap-1">
          {errors.map(({ controlId, message }) => (
            <li key={controlId}>
              <a
                href={`#${controlId}`}
                className="inline-flex min-h-6 items-center text-main"
                onClick={(event) => {
                  event.preventDefault();
                  if (onGo) onGo(controlId);
                  else document.getElementById(controlId)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
