import { useController, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { ComboBox } from '../controls/combo-box.tsx';
import { DateField } from '../controls/date-field.tsx';
import type { FieldWords } from '../controls/field-parts.tsx';
import { NumberField } from '../controls/number-field.tsx';
import type { Option } from '../controls/option-list.tsx';
import { Select } from '../controls/select.tsx';
import { TextArea } from '../controls/text-area.tsx';
import { TextField } from '../controls/text-field.tsx';
import { controlIdOf } from './use-edit-form.ts';

type InputProps<Values extends FieldValues> = Pick<FieldWords, 'label' | 'note' | 'hint'> & {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  isDisabled?: boolean;
};

/** A field's value and its fault; typing takes the fault away. */
function useField<Values extends FieldValues>({ form, name }: Pick<InputProps<Values>, 'form' | 'name'>) {
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    value: field.value as unknown,
    error: fieldState.error?.message,
    change(value: unknown) {
      form.clearErrors(name);
      field.onChange(value);
    },
    onBlur: field.onBlur,
  };
}

type TextInputProps<Values extends FieldValues> = InputProps<Values> & {
  type?: 'text' | 'email' | 'tel' | 'url';
  autoComplete?: string;
  isCode?: boolean;
  isRequired?: boolean;
  isReadOnly?: boolean;
};

/** One line of text of a form. */
export function TextInput<Values extends FieldValues>({ form, name, ...shown }: TextInputProps<Values>) {
  const { value, error, change, onBlur } = useField({ form, name });
  return (
    <TextField
      {...shown}
      id={controlIdOf(name)}
      value={typeof value === 'string' ? value : ''}
      onChange={change}
      onBlur={onBlur}
      error={error}
    />
  );
}

/** Several lines of text of a form. */
export function LinesInput<Values extends FieldValues>({ form, name, ...shown }: InputProps<Values>) {
  const { value, error, change, onBlur } = useField({ form, name });
  return (
    <TextArea
      {...shown}
      id={controlIdOf(name)}
      value={typeof value === 'string' ? value : ''}
      onChange={change}
      onBlur={onBlur}
      error={error}
    />
  );
}

type ChoiceProps<Values extends FieldValues> = InputProps<Values> & { options: readonly Option[]; choose: string };

/** One of a few, of a form. */
export function SelectInput<Values extends FieldValues>({ form, name, ...shown }: ChoiceProps<Values>) {
  const { value, error, change } = useField({ form, name });
  return (
    <Select
      {...shown}
      id={controlIdOf(name)}
      value={typeof value === 'string' ? value : null}
      onChange={change}
      error={error}
    />
  );
}

type ComboProps<Values extends FieldValues> = InputProps<Values> & {
  options: readonly Option[];
  none: string;
  /** Hears what is typed, where options are asked for by it. */
  onTyped?: (text: string) => void;
};

/** One of many, of a form: found by a part of its name. */
export function ComboInput<Values extends FieldValues>({ form, name, ...shown }: ComboProps<Values>) {
  const { value, error, change } = useField({ form, name });
  return (
    <ComboBox
      {...shown}
      id={controlIdOf(name)}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={change}
      error={error}
    />
  );
}

type NumberProps<Values extends FieldValues> = InputProps<Values> & { minValue: number; maxValue: number };

/** A number of a form, typed as the locale writes it; null while there is none. */
export function NumberInput<Values extends FieldValues>({ form, name, ...shown }: NumberProps<Values>) {
  const { value, error, change } = useField({ form, name });
  return (
    <NumberField
      {...shown}
      id={controlIdOf(name)}
      value={typeof value === 'number' ? value : Number.NaN}
      onChange={(number) => change(Number.isNaN(number) ? null : number)}
      error={error}
    />
  );
}

/** A day of a form, kept as `2026-11-28`; nothing while it is not whole. */
export function DateInput<Values extends FieldValues>({ form, name, ...shown }: InputProps<Values>) {
  const { value, error, change } = useField({ form, name });
  return (
    <DateField
      {...shown}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={(day) => change(day ?? '')}
      error={error}
    />
  );
}
