import { Button as AriaButton } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { buttonLook, type ButtonVariant } from './button-look.ts';
import type { PressProps } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

type IconButtonProps = PressProps & {
  /** What it does, for those who do not see the icon, and on pointing at it. */
  label: string;
  icon: string;
  variant?: ButtonVariant;
  isSmall?: boolean;
};

/** A button whose icon everybody knows: close, more, back. Anything else gets a word. */
export function IconButton({ label, icon, variant = 'quiet', isSmall, ...press }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <AriaButton {...press} aria-label={label} className={buttonLook(variant, isSmall ? 'small square' : 'square')}>
        <Icon path={icon} />
      </AriaButton>
    </Tooltip>
  );
}
