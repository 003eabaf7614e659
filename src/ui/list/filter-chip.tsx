import { Button } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import { crossPath } from '../icon-paths.ts';

export const chipLook =
  'inline-flex min-h-(--control) max-w-full cursor-pointer items-center gap-1.5 rounded-control border px-3 text-start text-s leading-tight [&_.icon]:size-4';
export const chipOff = 'border-line-strong bg-surface font-medium data-hovered:bg-sunken data-pressed:bg-accent-soft';
export const chipOn =
  'border-accent bg-accent-soft font-strong text-on-accent-soft data-hovered:bg-accent-soft-2 data-pressed:bg-accent-soft-2';

type FilterChipProps = {
  /** The filter and its choice: "Due: overdue". */
  children: string;
  /** What pressing does: "Remove filter Due: overdue". */
  remove: string;
  onRemove: () => void;
};

/** A filter that is on. Pressing it takes it off. */
export function FilterChip({ children, remove, onRemove }: FilterChipProps) {
  return (
    <Button onPress={onRemove} aria-label={remove} className={`${chipLook} ${chipOn}`}>
      {children}
      <Icon path={crossPath} />
    </Button>
  );
}
