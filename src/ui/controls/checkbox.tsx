import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components';
import { TickBox } from './tick-box.tsx';

type CheckboxProps = Pick<
  AriaCheckboxProps,
  'name' | 'value' | 'isSelected' | 'defaultSelected' | 'onChange' | 'isIndeterminate' | 'isDisabled' | 'isInvalid'
> & {
  children: ReactNode;
};

/** Yes or no, or one of a group of which several may be chosen. */
export function Checkbox({ children, ...box }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...box}
      className="flex min-h-8 cursor-pointer items-start gap-3 py-1.5 leading-close data-disabled:cursor-not-allowed data-disabled:text-second pointer-coarse:min-h-(--control) pointer-coarse:items-center"
    >
      {({ isSelected, isIndeterminate, isInvalid, isDisabled, isFocusVisible }) => (
        <>
          <TickBox
            isOn={isSelected}
            isMixed={isIndeterminate}
            isInvalid={isInvalid}
            isDisabled={isDisabled}
            isFocused={isFocusVisible}
          />
          <span className="min-w-0">{children}</span>
        </>
      )}
    </AriaCheckbox>
  );
}
