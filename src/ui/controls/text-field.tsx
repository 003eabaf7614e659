import { Input, TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { FieldLabel, fieldLook, FieldNotes, typedLook, type FieldWords } from './field-parts.tsx';

export type TypedProps = Pick<
  AriaTextFieldProps,
  | 'id'
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'isDisabled'
  | 'isReadOnly'
  | 'isRequired'
  | 'autoComplete'
  | 'autoFocus'
  | 'maxLength'
>;

type TextFieldProps = FieldWords &
  TypedProps & {
    type?: 'text' | 'email' | 'tel' | 'url';
    inputMode?: 'text' | 'numeric' | 'decimal';
    /** An example and nothing else. */
    placeholder?: string;
    /** Serial and protocol numbers: every character can be told apart. */
    isCode?: boolean;
  };

/** One line of text. */
export function TextField({ label, note, hint, error, placeholder, isCode, ...typed }: TextFieldProps) {
  return (
    <AriaTextField {...typed} isInvalid={error !== undefined} validationBehavior="aria" className={fieldLook}>
      <FieldLabel label={label} note={note} />
      <Input className={`${typedLook} ${isCode ? 'font-mono' : ''}`} placeholder={placeholder} />
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
