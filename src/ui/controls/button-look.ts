export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'destroy';
export type ButtonSize = 'normal' | 'compact' | 'square' | 'small square';

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-accent border-accent text-on-accent data-hovered:bg-accent-hover data-hovered:border-accent-hover data-pressed:bg-accent-press data-pressed:border-accent-press',
  secondary: 'bg-surface border-line-strong text-main data-hovered:bg-sunken data-pressed:bg-accent-soft',
  quiet: 'border-transparent text-accent-text data-hovered:bg-accent-soft data-pressed:bg-accent-soft-2',
  danger: 'bg-surface border-fail-text text-fail-text data-hovered:bg-fail-soft data-pressed:bg-fail-soft',
  destroy: 'bg-fail-solid border-fail-solid text-surface',
};

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-(--control) px-4 py-2',
  compact: 'min-h-[max(32px,var(--control)-8px)] px-3 py-1 text-xs',
  square: 'size-(--control) p-0',
  'small square': 'size-[max(32px,var(--control)-8px)] p-0',
};

const always =
  'inline-flex items-center justify-center gap-2 shrink-0 max-w-full border rounded-control font-strong leading-tight text-center no-underline cursor-pointer transition-[background-color,border-color,scale] duration-(--press) data-pressed:scale-98';
const disabled =
  'data-disabled:bg-sunken data-disabled:border-line data-disabled:text-second data-disabled:cursor-not-allowed';

/** The look of everything that is pressed: the same for a button and for a link that does what a button would. */
export const buttonLook = (variant: ButtonVariant, size: ButtonSize) =>
  `${always} ${sizes[size]} ${variants[variant]} ${disabled}`;
