import type { ReactNode } from 'react';
import { rightPath } from '../more-icon-paths.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { leftPath } from '../controls/portal-icon-paths.ts';

type PagerProps = {
  label: string;
  /** What is in sight of how many: "1 to 25 of 412". */
  range: string;
  /** Which page it is, or how much of it there is. */
  page: ReactNode;
  previous: string;
  next: string;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
};

/** Leads through a long list, page by page; without a way there the button stands still. */
export function Pager({ label, range, page, previous, next, onPrevious, onNext }: PagerProps) {
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center gap-3 border-t border-line px-(--pad) py-3 text-s text-second tabular-nums"
    >
      <span aria-live="polite">{range}</span>
      <div className="ms-auto flex flex-wrap items-center justify-end gap-3">
        {page}
        <span className="flex gap-2">
          <IconButton
            variant="secondary"
            isSmall
            icon={leftPath}
            label={previous}
            onPress={onPrevious}
            isDisabled={!onPrevious}
          />
          <IconButton variant="secondary" isSmall icon={rightPath} label={next} onPress={onNext} isDisabled={!onNext} />
        </span>
      </div>
    </nav>
  );
}
