import type { Tone } from '../banner.tsx';
import { Icon } from '../icon.tsx';

const sizes = {
  small: 'size-9 rounded-control',
  normal: 'size-12 rounded-control',
  large: 'size-16 rounded-card [&_.icon]:size-8',
};

type GlyphProps = { icon: string; tone?: Tone; size?: keyof typeof sizes };

/** An icon on a ground of its own, at the head of a row, a card or a dialog. */
export function Glyph({ icon, tone = 'info', size = 'normal' }: GlyphProps) {
  return (
    <span
      className={`${tone} grid shrink-0 place-items-center bg-(--soft) text-(--ink) group-data-selected:bg-surface ${sizes[size]}`}
    >
      <Icon path={icon} large={size !== 'small'} />
    </span>
  );
}
