import { Button, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { downPath } from '../icon-paths.ts';
import { FieldLabel, fieldLook, FieldNotes, inputLook, type FieldWords } from './field-parts.tsx';
import { OptionList, type Option } from './option-list.tsx';

type SelectProps = FieldWords & {
  options: readonly Option[];
  /** Said as long as nothing is chosen. */
  choose: string;
  value: string | null;
  onChange: (id: string) => void;
  id?: string;
  name?: string;
  isDisabled?: boolean;
};

/** One of a few. From about twelve on, a combo box is quicker. */
export function Select({ label, note, hint, error, options, choose, value, onChange, id, ...select }: SelectProps) {
  return (
    <AriaSelect
      {...select}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={`group ${fieldLook}`}
    >
      <FieldLabel label={label} note={note} />
      <Button
        {...(id !== undefined && { id })}
        className={`${inputLook} flex cursor-pointer items-center gap-2 text-start group-data-invalid:border-2 group-data-invalid:border-fail-solid data-disabled:cursor-not-allowed`}
      >
        <SelectValue className="min-w-0 grow data-placeholder:text-second">
          {({ selectedText, isPlaceholder }) => (isPlaceholder ? choose : selectedText)}
        </SelectValue>
        <Icon path={downPath} />
      </Button>
      <OptionList options={options} />
      <FieldNotes hint={hint} error={error} />
    </AriaSelect>
  );
}
