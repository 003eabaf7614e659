import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components';
import { FieldLabel, fieldLook, FieldNotes, typedLook, type FieldWords } from './field-parts.tsx';
import type { TypedProps } from './text-field.tsx';

/** Several lines of text; it grows with what is typed where the browser can do that. */
export function TextArea({ label, note, hint, error, ...typed }: FieldWords & TypedProps) {
  return (
    <AriaTextField {...typed} isInvalid={error !== undefined} validationBehavior="aria" className={fieldLook}>
      <FieldLabel label={label} note={note} />
      <AriaTextArea className={`${typedLook} field-sizing-content min-h-18 resize-y py-3`} />
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
