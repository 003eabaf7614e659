import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';
import { Checkbox } from './checkbox.tsx';
import { FieldLabel, fieldLook, FieldNotes, type FieldWords } from './field-parts.tsx';
import type { Option } from './option-list.tsx';

type CheckboxGroupProps = FieldWords & {
  options: readonly Option[];
  value: string[];
  onChange: (ids: string[]) => void;
  isDisabled?: boolean;
};

/** Any of a few, all in sight. */
export function CheckboxGroup({ label, note, hint, error, options, ...group }: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup {...group} isInvalid={error !== undefined} validationBehavior="aria" className={fieldLook}>
      <FieldLabel label={label} note={note} />
      <div>
        {options.map(({ id, label: word }) => (
          <Checkbox key={id} value={id}>
            {word}
          </Checkbox>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} />
    </AriaCheckboxGroup>
  );
}
