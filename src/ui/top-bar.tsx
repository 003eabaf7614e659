import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { backPath } from './icon-paths.ts';

type TopBarProps = { back?: { href: string; label: string }; title: ReactNode; end: ReactNode };

/** The bar over a field page: the way back, what this page is about, and what every page shows at its end. */
export function TopBar({ back, title, end }: TopBarProps) {
  return (
    <header className="top-bar">
      {back && (
        <a className="button ghost square" href={back.href} aria-label={back.label}>
          <Icon path={backPath} large />
        </a>
      )}
      <div className="title">{title}</div>
      {end}
    </header>
  );
}
