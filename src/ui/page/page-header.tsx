import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: string;
  /** A heading of its own page, or one within a page. */
  level?: 1 | 3;
  sub?: ReactNode;
  crumbs?: ReactNode;
  /** Badges beside the title. */
  state?: ReactNode;
  actions?: ReactNode;
  /** The one primary action: top right on the portal, within reach of the thumb on a phone. */
  primary?: ReactNode;
};

/** What a page is about, and what can be done on it. The heading takes the focus when the page is entered. */
export function PageHeader({ title, level = 1, sub, crumbs, state, actions, primary }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 grow basis-45 md:basis-65">
        {crumbs}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {level === 1 ? <h1 tabIndex={-1}>{title}</h1> : <h3 className="text-2xl">{title}</h3>}
          {state}
        </div>
        {sub && <div className="text-second">{sub}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      {primary && (
        <div className="max-md:fixed max-md:end-4 max-md:bottom-[calc(16px+env(safe-area-inset-bottom))] max-md:z-10 max-md:rounded-control max-md:shadow-menu">
          {primary}
        </div>
      )}
    </header>
  );
}
