import { Checkbox as AriaCheckbox } from 'react-aria-components';
import { TickBox } from '../controls/tick-box.tsx';

type SelectionBoxProps = {
  /** Whom it selects: "Select SP2-55120". */
  label: string;
  isOn: boolean;
  isMixed?: boolean;
  isDisabled?: boolean | undefined;
  onChange: (isOn: boolean) => void;
};

/** The checkbox at the head of a row: no words, but a name. */
export function SelectionBox({ label, isOn, isMixed = false, isDisabled = false, onChange }: SelectionBoxProps) {
  return (
    <AriaCheckbox
      aria-label={label}
      isSelected={isOn}
      isIndeterminate={isMixed}
      isDisabled={isDisabled}
      onChange={onChange}
      className="-m-2 grid size-9 cursor-pointer place-items-center data-disabled:cursor-default data-disabled:opacity-50"
    >
      {({ isFocusVisible }) => <TickBox isOn={isOn} isMixed={isMixed} isFocused={isFocusVisible} />}
    </AriaCheckbox>
  );
}
