import { useId } from 'react';
import { Icon } from '../icon.tsx';
import { checkPath } from '../icon-paths.ts';

export type Side = 'mine' | 'theirs';
export type Difference = { field: string; label: string; mine: string; theirs: string; chosen: Side };

type MergeChoiceProps = {
  label: string;
  mine: string;
  theirs: string;
  differences: readonly Difference[];
  onChoose: (field: string, side: Side) => void;
};

/** Somebody else changed the same thing: one row for each field that differs, one choice a row. */
export function MergeChoice({ label, mine, theirs, differences, onChoose }: MergeChoiceProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="grid grid-cols-2 overflow-clip rounded-control border border-line text-s md:grid-cols-[132px_1fr_1fr]"
    >
      <span className="bg-sunken max-md:hidden" />
      {[mine, theirs].map((head) => (
        <span key={head} className="border-line bg-sunken p-3 text-xs font-strong text-second not-first:border-s">
          {head}
        </span>
      ))}
      {differences.map((difference) => (
        <DifferenceRow key={difference.field} {...difference} onChoose={(side) => onChoose(difference.field, side)} />
      ))}
    </div>
  );
}

type RowProps = Difference & { onChoose: (side: Side) => void };

function DifferenceRow({ label, chosen, onChoose, ...values }: RowProps) {
  const name = useId();
  const labelId = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelId} className="contents">
      <span
        id={labelId}
        className="content-center border-t border-line p-3 text-second max-md:col-span-full max-md:pb-0"
      >
        {label}
      </span>
      {(['mine', 'theirs'] as const).map((side) => (
        <label
          key={side}
          className="group relative flex min-h-12 cursor-pointer items-center gap-2 border-line p-3 has-checked:bg-accent-soft has-checked:font-strong has-checked:text-on-accent-soft has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus md:border-s md:border-t max-md:last:border-s"
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span className="invisible group-has-checked:visible">
            <Icon path={checkPath} />
          </span>
          <span className="min-w-0">{values[side]}</span>
        </label>
      ))}
    </div>
  );
}
