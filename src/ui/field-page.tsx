import type { ReactNode } from 'react';

type FieldPageProps = {
  top: ReactNode;
  /** What every page says under its bar: connection, demo, a new version. */
  strips: ReactNode;
  head?: ReactNode;
  children: ReactNode;
  /** The one primary action, within reach of the thumb. */
  actions?: ReactNode;
};

/** The frame of a field page: one column, the bar on top, the action below. */
export function FieldPage({ top, strips, head, children, actions }: FieldPageProps) {
  return (
    <div className="field-page">
      <div className="page-head">
        {top}
        {head}
      </div>
      {strips}
      <main>{children}</main>
      {actions && <footer className="action-bar">{actions}</footer>}
    </div>
  );
}
