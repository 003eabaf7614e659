import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { Count } from '../controls/count.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { sidebarPath } from '../controls/portal-icon-paths.ts';

export type SidebarEntry = { href: string; label: string; icon: string; count?: number; isCurrent?: boolean };

export type SidebarProps = {
  label: string;
  isExpanded: boolean;
  onToggle: () => void;
  /** A link was followed, be it to the page one is on. */
  onGo?: () => void;
  /** Said of the button: what it will do. */
  expand: string;
  collapse: string;
  /** Whose pages these are: the small one stays when it is collapsed. */
  logo: ReactNode;
  who: ReactNode;
  entries: readonly SidebarEntry[];
  foot: ReactNode;
};

/** The pages of one organisation: names on the wide one, icons on the collapsed one. */
export function Sidebar({
  label,
  isExpanded,
  onToggle,
  onGo,
  expand,
  collapse,
  logo,
  who,
  entries,
  foot,
}: SidebarProps) {
  return (
    <aside
      aria-label={label}
      className={`flex h-full flex-col gap-1 overflow-y-auto border-e border-line bg-surface px-3 py-4 ${isExpanded ? 'w-(--sidebar)' : 'w-(--sidebar-small)'}`}
    >
      <div className={`flex items-center gap-3 pb-4 leading-close ${isExpanded ? 'px-2' : 'justify-center'}`}>
        {logo}
        {isExpanded && <div className="min-w-0 grow">{who}</div>}
      </div>
      <nav aria-label={label} className="grid gap-1">
        {entries.map((entry) => (
          <Entry key={entry.href} entry={entry} isExpanded={isExpanded} onGo={onGo} />
        ))}
      </nav>
      <div
        className={`mt-auto flex items-center gap-2 border-t border-line pt-2 text-xs text-second ${isExpanded ? 'justify-between ps-3' : 'justify-center'}`}
      >
        {isExpanded && foot}
        <IconButton
          icon={sidebarPath}
          label={isExpanded ? collapse : expand}
          aria-expanded={isExpanded}
          onPress={onToggle}
        />
      </div>
    </aside>
  );
}

type EntryProps = { entry: SidebarEntry; isExpanded: boolean; onGo: (() => void) | undefined };

function Entry({ entry, isExpanded, onGo }: EntryProps) {
  const { href, label, icon, count, isCurrent } = entry;
  const state = isCurrent
    ? 'bg-accent-soft text-on-accent-soft font-strong forced-colors:outline-2 forced-colors:-outline-offset-2'
    : 'text-second font-medium data-hovered:bg-sunken data-hovered:text-main';
  return (
    <Link
      href={href}
      {...(onGo && { onPress: onGo })}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={isExpanded ? undefined : label}
      className={`flex min-h-(--control) items-center gap-3 rounded-control no-underline ${isExpanded ? 'px-3' : 'justify-center'} ${state}`}
    >
      <Icon path={icon} />
      {isExpanded && (
        <>
          <span className="min-w-0 grow">{label}</span>
          {count !== undefined && <Count>{count}</Count>}
        </>
      )}
    </Link>
  );
}
