import type { ReactNode } from 'react';
import { crossPath } from '../icon-paths.ts';
import { IconButton } from '../controls/icon-button.tsx';

type BulkBarProps = {
  selected: string;
  /** What else is to be known of the selection, below. */
  note?: string;
  clear: string;
  onClear: () => void;
  children: ReactNode;
};

/** Over a table with selected rows: how many, and what can be done with all of them. */
export function BulkBar({ selected, note, clear, onClear, children }: BulkBarProps) {
  return (
    <div
      role="group"
      aria-label={selected}
      className="flex min-h-12 flex-wrap items-center gap-2 border-b border-line bg-accent-soft px-(--pad) py-2 text-s text-on-accent-soft"
    >
      <IconButton icon={crossPath} label={clear} onPress={onClear} isSmall />
      <span aria-live="polite" className="me-auto font-strong tabular-nums">
        {selected}
        {note && <span className="block font-normal">{note}</span>}
      </span>
      {children}
    </div>
  );
}
