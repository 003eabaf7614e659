import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { downPath } from '../icon-paths.ts';

type MenuButtonProps = { label?: string; icon?: string; children: ReactNode };

/** The button of a menu in the nav bar: who is signed in, which language is spoken. */
export function MenuButton({ label, icon, children }: MenuButtonProps) {
  return (
    <Button
      aria-label={label}
      className="inline-flex min-h-(--control) cursor-pointer items-center gap-2 rounded-control px-2 text-s font-medium data-hovered:bg-sunken data-pressed:bg-accent-soft [&_.icon]:size-4"
    >
      {icon && <Deco path={icon} />}
      {children}
      <Deco path={downPath} />
    </Button>
  );
}

/** Left out where the bar is narrow: the word or the picture beside it is enough. */
const Deco = ({ path }: { path: string }) => (
  <span className="contents max-[480px]:hidden">
    <Icon path={path} />
  </span>
);
