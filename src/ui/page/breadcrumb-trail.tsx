import { Link } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { rightPath } from '../more-icon-paths.ts';

export type Crumb = { href: string; label: string };

/** Where a page stands; the page itself is not among them, its heading says it. */
export function BreadcrumbTrail({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-1.5 text-s text-second">
        {crumbs.map(({ href, label: word }, index) => (
          <li key={href} className="flex items-center gap-1.5 [&_.icon]:size-3.5">
            {index > 0 && <Icon path={rightPath} />}
            <Link href={href} className="inline-flex min-h-7 items-center rounded-mark text-second">
              {word}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
