import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { buttonLook, type ButtonVariant } from './button-look.ts';

type LinkButtonProps = {
  href: string;
  variant?: ButtonVariant;
  isCompact?: boolean;
  isWide?: boolean;
  icon?: string;
  target?: '_blank';
  children: ReactNode;
};

/** Leads to another page and looks like a button: new, edit, back to the list. */
export function LinkButton({ variant = 'secondary', isCompact, isWide, icon, children, ...link }: LinkButtonProps) {
  return (
    <Link {...link} className={`${buttonLook(variant, isCompact ? 'compact' : 'normal')} ${isWide ? 'w-full' : ''}`}>
      {icon && <Icon path={icon} />}
      {children}
    </Link>
  );
}
