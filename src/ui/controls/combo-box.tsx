import { Button, ComboBox as AriaComboBox, Group, Input } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { downPath } from '../icon-paths.ts';
import { FieldLabel, fieldLook, FieldNotes, inputLook, type FieldWords } from './field-parts.tsx';
import { OptionList, type Option } from './option-list.tsx';

type ComboBoxProps = FieldWords & {
  options: readonly Option[];
  /** Said when nothing fits what was typed. */
  none: string;
  value: string | null;
  onChange: (id: string | null) => void;
  /** Hears what is typed, where options are asked for by it. */
  onTyped?: (text: string) => void;
  id?: string;
  name?: string;
  placeholder?: string;
  isDisabled?: boolean;
};

/** One of many, found by typing a part of its name. */
export function ComboBox({ label, note, hint, error, options, none, placeholder, ...box }: ComboBoxProps) {
  const { value, onChange, onTyped, ...rest } = box;
  return (
    <AriaComboBox
      {...rest}
      defaultItems={options}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      {...(onTyped && { onInputChange: onTyped })}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      allowsEmptyCollection
      menuTrigger="focus"
      className={fieldLook}
    >
      <FieldLabel label={label} note={note} />
      <Group className="relative">
        <Input className={`${inputLook} pe-11`} placeholder={placeholder} />
        <Button className="absolute inset-y-1 end-1 grid w-9 cursor-pointer place-items-center rounded-control data-hovered:bg-sunken">
          <Icon path={downPath} />
        </Button>
      </Group>
      <OptionList options={options} none={none} />
      <FieldNotes hint={hint} error={error} />
    </AriaComboBox>
  );
}
