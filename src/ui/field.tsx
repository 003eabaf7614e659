import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { failedPath } from './icon-paths.ts';

/** What the control inside a field needs to be tied to its label, hint and error. */
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type FieldProps = {
  label: string;
  /** Said behind the label, for example "(optional)". */
  note?: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A control with its label above, and below what helps and what is wrong. */
export function Field({ label, note, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="control">
      <label htmlFor={id}>
        {label} {note && <span className="optional">{note}</span>}
      </label>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="message bad" id={`${id}-error`}>
          <Icon path={failedPath} />
          {error}
        </p>
      )}
    </div>
  );
}
