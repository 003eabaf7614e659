import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { Icon } from '../icon.tsx';

type TextLinkProps = { href: string; icon?: string; target?: '_blank'; children: ReactNode };

/** A link in a line of its own or at the end of a field, large enough to be met. */
export function TextLink({ icon, children, ...link }: TextLinkProps) {
  return (
    <Link {...link} className="inline-flex min-h-6 items-center gap-1 rounded-mark font-medium [&_.icon]:size-4">
      {children}
      {icon && <Icon path={icon} />}
    </Link>
  );
}
