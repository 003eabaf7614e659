import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';
import { ringLook } from './tick-box.tsx';

type SwitchProps = {
  isSelected: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
  children: ReactNode;
};

/** Turns something on or off at once, without saving. In a form that is saved, a checkbox says it better. */
export function Switch({ children, ...state }: SwitchProps) {
  return (
    <AriaSwitch
      {...state}
      className="group flex min-h-8 cursor-pointer items-center gap-3 py-1 leading-close data-disabled:cursor-not-allowed data-disabled:text-second pointer-coarse:min-h-(--control)"
    >
      {({ isFocusVisible }) => (
        <>
          <span
            aria-hidden="true"
            className={`flex h-6.5 w-11 shrink-0 items-center rounded-full border-2 border-line-strong bg-sunken px-0.75 transition-[background-color] duration-(--press) group-data-selected:border-accent group-data-selected:bg-accent forced-colors:group-data-selected:bg-[Highlight] forced-colors:forced-color-adjust-none ${isFocusVisible ? ringLook : ''}`}
          >
            <span className="size-4 rounded-full bg-line-strong transition-transform duration-(--press) group-data-selected:translate-x-4.5 group-data-selected:bg-on-accent" />
          </span>
          <span className="min-w-0">{children}</span>
        </>
      )}
    </AriaSwitch>
  );
}
