/** What opens under a control: a list to choose from, a menu. */
export const popoverLook =
  'arrives min-w-(--trigger-width) max-w-[calc(100vw-24px)] overflow-auto rounded-card border border-line bg-raised text-main shadow-menu';

export const itemLook =
  'chosen-in-list flex min-h-(--control) cursor-pointer items-center gap-3 rounded-control px-3 py-1 text-main no-underline leading-close data-focused:bg-accent-soft data-hovered:bg-accent-soft data-selected:font-strong data-disabled:cursor-not-allowed data-disabled:text-second -outline-offset-3';
