import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { buttonLook, type ButtonVariant } from './button-look.ts';

export type PressProps = Pick<
  AriaButtonProps,
  'onPress' | 'type' | 'isDisabled' | 'slot' | 'form' | 'aria-expanded' | 'aria-controls' | 'aria-describedby'
>;

type ButtonProps = PressProps & {
  variant?: ButtonVariant;
  isCompact?: boolean;
  isWide?: boolean;
  icon?: string;
  /** What is said while the work it started is going on; as long as there is a word, it cannot be pressed again. */
  busy?: string | undefined;
  /** In a dialog, the safe choice: the focus starts there. */
  isSafeChoice?: boolean;
  children: ReactNode;
};

/** Does something. Its words begin with the verb; one on a page is primary. */
export function Button({ variant = 'secondary', isCompact, isWide, icon, busy, isSafeChoice, ...rest }: ButtonProps) {
  const { children, ...press } = rest;
  const focus = { autoFocus: isSafeChoice };
  const look = buttonLook(variant, isCompact ? 'compact' : 'normal');
  return (
    <AriaButton
      {...press}
      {...focus}
      isPending={busy !== undefined}
      className={`${look} data-pending:cursor-progress ${isWide ? 'w-full' : ''}`}
    >
      {busy === undefined ? icon && <Icon path={icon} /> : <span className="spinner" aria-hidden="true" />}
      {busy ?? children}
    </AriaButton>
  );
}
