import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { Mark } from '../mark.tsx';

export type NavEntry = {
  href: string;
  label: string;
  isCurrent?: boolean;
  /** Left out where the bar is narrow: there is another way there. */
  isDeskOnly?: boolean;
};

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
  return (
    <header className="sticky top-0 z-10 flex min-h-14 items-center gap-1 border-b border-line bg-surface px-3 lg:px-5">
      <Link
        href={home}
        className="me-1 inline-flex min-h-(--control) items-center gap-3 rounded-control text-l font-strong tracking-tight whitespace-nowrap text-main no-underline md:me-6"
      >
        <Mark size={28} />
        <span className="max-[480px]:sr-only">{brand}</span>
      </Link>
      <nav aria-label={label} className="flex min-w-0 overflow-x-auto">
        {entries.map(({ href, label: word, isCurrent, isDeskOnly }) => (
          <Link
            key={href}
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            className={`${isDeskOnly ? 'hidden md:inline-flex' : 'inline-flex'} min-h-14 items-center border-b-3 px-2 pt-0.75 md:px-3 -outline-offset-3 whitespace-nowrap no-underline ${
              isCurrent
                ? 'border-accent font-strong text-main'
                : 'border-transparent font-medium text-second data-hovered:text-main'
            }`}
          >
            {word}
          </Link>
        ))}
      </nav>
      <div className="ms-auto flex items-center ps-1 md:gap-1">{end}</div>
    </header>
  );
}
