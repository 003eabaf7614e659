import type { ReactNode } from 'react';
import { Button, Link } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { downPath } from '../icon-paths.ts';
import { Mark } from '../mark.tsx';
import { Menu } from '../controls/menu.tsx';
import { barsPath } from '../controls/portal-icon-paths.ts';

export type NavEntry = { href: string; label: string; isCurrent?: boolean };

type NavBarProps = {
  brand: string;
  home: string;
  label: string;
  entries: readonly NavEntry[];
  /** Language and person. */
  end: ReactNode;
};

/** The bar over every page behind sign-in. */
export function NavBar({ brand, home, label, entries, end }: NavBarProps) {
  // One or two words stand beside the mark on a phone too.
  const isLong = entries.length > 2;
  return (
    <header className="sticky top-0 z-10 flex min-h-14 items-center gap-1 border-b border-line bg-surface px-3 lg:px-5">
      <Link
        href={home}
        className="me-1 inline-flex min-h-(--control) items-center gap-3 rounded-control text-l font-strong tracking-tight whitespace-nowrap text-main no-underline md:me-6"
      >
        <Mark size={28} />
        <span className="max-[480px]:sr-only">{brand}</span>
      </Link>
      <nav aria-label={label} className={`${isLong ? 'hidden lg:flex' : 'flex'} min-w-0 overflow-x-auto`}>
        {entries.map(({ href, label: word, isCurrent }) => (
          <Link
            key={href}
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            className={`inline-flex min-h-14 items-center border-b-3 px-2 pt-0.75 md:px-3 -outline-offset-3 whitespace-nowrap no-underline ${
              isCurrent
                ? 'border-accent font-strong text-main'
                : 'border-transparent font-medium text-second data-hovered:text-main'
            }`}
          >
            {word}
          </Link>
        ))}
      </nav>
      {isLong && <NavMenu label={label} entries={entries} />}
      <div className="ms-auto flex items-center ps-1 md:gap-1">{end}</div>
    </header>
  );
}

/** Where the bar is narrow its words fold into one button, which says where one is; on a phone a heading says that. */
function NavMenu({ label, entries }: Pick<NavBarProps, 'label' | 'entries'>) {
  const current = entries.find(({ isCurrent }) => isCurrent);
  return (
    <div className="lg:hidden">
      <Menu
        label={label}
        trigger={
          <Button className="inline-flex min-h-(--control) min-w-(--control) cursor-pointer items-center justify-center gap-1 rounded-control px-2 text-s font-strong whitespace-nowrap data-hovered:bg-sunken">
            <span className="md:hidden">
              <Icon path={barsPath} />
            </span>
            <span className="sr-only">{label}: </span>
            <span className="max-md:sr-only">{current?.label ?? '…'}</span>
            <span className="max-md:hidden [&_.icon]:size-4">
              <Icon path={downPath} />
            </span>
          </Button>
        }
        entries={entries.map(({ href, label: word }) => ({ kind: 'item', id: href, label: word, href }))}
        onAction={() => undefined}
      />
    </div>
  );
}
