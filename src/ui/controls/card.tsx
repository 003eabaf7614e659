import { useId, type ReactNode } from 'react';

type CardProps = {
  title?: ReactNode;
  /** At the end of its head: one link or one quiet button. */
  end?: ReactNode;
  /** Lists and tables reach its edges. */
  isFlush?: boolean;
  children: ReactNode;
};

export const cardLook = 'min-w-0 rounded-card border border-line bg-surface shadow-card';

/** What belongs together, on one ground. One level only: no card in a card. */
export function Card({ title, end, isFlush = false, children }: CardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={title === undefined ? undefined : titleId} className={`${cardLook} overflow-clip`}>
      {title !== undefined && (
        <header className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-(--pad) py-2">
          <h2 id={titleId} className="min-w-0 grow">
            {title}
          </h2>
          {end}
        </header>
      )}
      <div className={isFlush ? '' : 'grid grid-cols-1 gap-4 p-(--pad)'}>{children}</div>
    </section>
  );
}
