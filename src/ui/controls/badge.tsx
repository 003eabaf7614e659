import type { ReactNode } from 'react';
import type { Tone } from '../banner.tsx';
import { Icon } from '../icon.tsx';

type StateProps = { tone: Tone; icon: string; children: ReactNode };

/** A state somebody must act on: icon, word and colour. At most one in a row. */
export function Badge({ tone, icon, children }: StateProps) {
  return (
    <span
      className={`${tone} inline-flex max-w-full items-center gap-1.5 rounded-[6px] border border-(--edge) bg-(--soft) py-px ps-1.5 pe-2 text-xs font-strong text-(--ink) [&_.icon]:size-4`}
    >
      <Icon path={icon} />
      <span className="min-w-0">{children}</span>
    </span>
  );
}

/** A state that is as it should be, or one beside a louder badge. */
export function StatusWord({ tone, icon, children }: StateProps) {
  return (
    <span className={`${tone} inline-flex items-center gap-1.5 font-strong text-(--ink) [&_.icon]:size-4.5`}>
      <Icon path={icon} />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
