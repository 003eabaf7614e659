import type { ReactNode } from 'react';

/** A row of tiles: as many beside each other as fit. */
export function Tiles({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-4">{children}</div>;
}
