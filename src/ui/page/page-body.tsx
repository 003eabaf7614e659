import type { ReactNode } from 'react';

/** What a page shows, under the bars. Room at the end, so that the floating action covers nothing. */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto grid w-full max-w-[1360px] min-w-0 grid-cols-1 content-start gap-5 px-4 pt-5 pb-24 lg:px-8 lg:pt-6 lg:pb-10">
      {children}
    </main>
  );
}

/** A page about one thing: what it is on the one side, what goes with it on the other. */
export function TwoColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_336px]">
      <div className="grid min-w-0 grid-cols-1 gap-5">{children}</div>
      <div className="grid min-w-0 grid-cols-1 gap-5">{side}</div>
    </div>
  );
}
