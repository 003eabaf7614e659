import type { Language, LocalText } from '../../contract/language.ts';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';

type LocalTextFieldProps = {
  label: string;
  texts: LocalText | undefined;
  /** The language that is typed, and what it is called. */
  language: Language;
  languageName: string;
  onChange: (texts: LocalText) => void;
  id: string;
  hint?: string | undefined;
  error: string | undefined;
  isLong?: boolean;
};

/** A text in one of its languages. Where it is missing, the English one stands below to be translated. */
export function LocalTextField({
  label,
  texts,
  language,
  languageName,
  onChange,
  isLong,
  ...rest
}: LocalTextFieldProps) {
  const { id, hint, error } = rest;
  const value = texts?.[language] ?? '';
  const english = language !== 'en' && value === '' ? texts?.en : undefined;
  const Field = isLong ? TextArea : TextField;
  return (
    <Field
      key={language}
      id={id}
      label={label}
      note={`(${languageName})`}
      hint={english || hint}
      error={error}
      value={value}
      onChange={(text) => onChange({ ...texts, [language]: text })}
    />
  );
}
