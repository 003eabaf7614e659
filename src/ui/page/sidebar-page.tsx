import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { Button as AriaButton } from 'react-aria-components';
import { buttonLook } from '../controls/button-look.ts';
import { sidebarPath } from '../controls/portal-icon-paths.ts';
import { Sidebar, type SidebarProps } from './sidebar.tsx';

type SidebarPageProps = SidebarProps & {
  /** On narrow screens the bar under the nav bar: whose pages, and which one. */
  name: string;
  pageName: string;
  children: ReactNode;
};

/** A page beside a sidebar. Below 1024 px the sidebar lies over the page, and a backdrop closes it. */
export function SidebarPage({ name, pageName, children, ...sidebar }: SidebarPageProps) {
  const { isExpanded, onToggle } = sidebar;
  return (
    <div className="lg:grid lg:grid-cols-[auto_minmax(0,1fr)]">
      <section aria-label={pageName} className="flex items-center border-b border-line bg-surface pe-3 lg:hidden">
        <AriaButton aria-expanded={isExpanded} onPress={onToggle} className={buttonLook('quiet', 'normal')}>
          <Icon path={sidebarPath} />
          {name}
        </AriaButton>
        <span className="ms-auto text-xs text-second">{pageName}</span>
      </section>
      {isExpanded && (
        <AriaButton
          aria-label={sidebar.collapse}
          excludeFromTabOrder
          onPress={onToggle}
          className="fixed inset-0 z-20 bg-scrim lg:hidden"
        />
      )}
      <div
        className={`top-14 lg:sticky lg:block lg:h-[calc(100dvh-56px)] max-lg:fixed max-lg:inset-y-0 max-lg:start-0 max-lg:z-20 ${isExpanded ? '' : 'max-lg:hidden'}`}
      >
        <Sidebar {...sidebar} />
      </div>
      {children}
    </div>
  );
}
