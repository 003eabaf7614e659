import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';

/** The name of a row, that leads to what the row is about. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-6 items-center rounded-mark font-strong text-main no-underline data-hovered:underline"
    >
      {children}
    </Link>
  );
}
