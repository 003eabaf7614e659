import type { ReactNode } from 'react';
import type { Tone } from '../banner.tsx';
import { Icon } from '../icon.tsx';

type StripProps = { tone: Tone | 'offline'; icon: string; end?: ReactNode; children: ReactNode };

/** The line under the nav bar: the connection, demo data, a new version. */
export function Strip({ tone, icon, end, children }: StripProps) {
  return (
    <div role="status" className={`strip ${tone}`}>
      <Icon path={icon} />
      <span className="min-w-0 grow">{children}</span>
      {end}
    </div>
  );
}
